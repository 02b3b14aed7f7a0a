//! Tables as people use them, without a database: every decided entry is taken at once.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use game::{Record, Seat, Seed};
use serde_json::{Value, json};
use table::{
    Actor, Avatar, Branch, Command, Entry, Face, Moment, PersonId, Players, Privacy, Quote, Refusal,
    ReplayPosition, Signal, Table, TableStatus, Terms,
};

/// A table and the log it was made from.
struct Desk {
    table: Table,
    log: Vec<(Entry, u64)>,
    now: u64,
}

fn person(name: &str) -> PersonId {
    PersonId(name.into())
}

fn face(person: &PersonId) -> Face {
    Face { name: person.0.to_uppercase(), avatar: Avatar::Whale }
}

fn nobody_is_here(_: &PersonId) -> bool {
    false
}

fn never_lost(_: u64) -> i64 {
    0
}

fn terms() -> Terms {
    Terms {
        game: "dead-mans-draw".into(),
        setup: json!({ "players": 2, "traits": false, "deal": { "first": "A" } }),
        privacy: Privacy::Private,
        turn_seconds: None,
        absence_seconds: None,
        seed: None,
        silent: false,
    }
}

impl Desk {
    /// Ada's table, with Ada in seat A and Bo in seat B.
    fn new(terms: Terms) -> Desk {
        let entry =
            Table::opening(person("ada"), terms, "ABC234".into(), None, Vec::new(), Seed::from_number(1))
                .unwrap();
        let mut desk = Desk { table: Table::open(&entry).unwrap(), log: vec![(entry, 0)], now: 0 };
        desk.ok("bo", Command::Join);
        desk.ok("ada", sit("A"));
        desk.ok("bo", sit("B"));
        desk
    }

    fn dealt() -> Desk {
        let mut desk = Desk::new(terms());
        desk.ok("ada", Command::Deal);
        desk
    }

    fn take(&mut self, entry: Option<Entry>) {
        if let Some(entry) = entry {
            self.table.evolve(&entry, self.now);
            self.log.push((entry, self.now));
        }
    }

    fn ok(&mut self, by: &str, command: Command) {
        let fresh = Seed::from_number(self.log.len() as u64);
        let entry = self.table.decide(&person(by), command, fresh).unwrap();
        self.take(entry);
    }

    fn refused(&self, by: &str, command: Command) -> Refusal {
        let version = self.table.version();
        let refusal = self.table.decide(&person(by), command, Seed::from_number(0)).unwrap_err();
        assert_eq!(self.table.version(), version);
        refusal
    }

    /// Plays the match to its end: each seat takes the last of its actions but objections, which can go on for ever.
    fn finish(&mut self) {
        let mut n = 0;
        while self.table.is_playing() {
            let running = self.table.running().unwrap();
            let lawful =
                |seat| running.legal_json(seat).into_iter().rfind(|action| action["type"] != "object");
            let waiting = running.turn().waiting();
            let (seat, action) = waiting.iter().find_map(|seat| Some((seat, lawful(seat)?))).unwrap();
            n += 1;
            match self.table.seats()[seat.index()].person.clone() {
                Some(who) => self.ok(&who.0, act(&format!("a{n}"), action)),
                None => self.take(self.table.decide_for_bot(seat, action).unwrap()),
            }
        }
    }
}

fn sit(seat: &str) -> Command {
    Command::Sit { seat: seat.parse().unwrap(), contribution: format!("dice of {seat}") }
}

fn act(id: &str, action: Value) -> Command {
    Command::Act { id: id.into(), action }
}

fn draw(id: &str) -> Command {
    act(id, json!({ "type": "draw" }))
}

#[test]
fn the_log_makes_the_table() {
    let mut desk = Desk::dealt();
    desk.ok("ada", draw("1"));
    desk.finish();
    let text: Vec<_> = desk.log.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
    let mut again: Option<Table> = None;
    for line in text {
        let (entry, at): (Entry, u64) = serde_json::from_str(&line).unwrap();
        match &mut again {
            None => again = Table::open(&entry),
            Some(table) => table.evolve(&entry, at),
        }
    }
    let again = again.unwrap();
    for who in ["ada", "bo", "stranger"] {
        let who = person(who);
        let seen =
            |table: &Table| json!([table.view(&who, &face, &nobody_is_here), table.events_since(&who, 0)]);
        assert_eq!(seen(&again), seen(&desk.table));
    }
    assert_eq!(again.record(), desk.table.record());
}

#[test]
fn the_shuffle_is_fair_and_the_record_proves_it() {
    let mut desk = Desk::new(terms());
    let shown = desk.table.view(&person("bo"), &face, &nobody_is_here).commitment;
    desk.ok("ada", Command::Deal);
    desk.finish();
    let record = desk.table.record().unwrap();
    assert_eq!(record.commitment, shown, "what was shown before the deal");
    assert_eq!(record.shuffle.as_ref().unwrap().contributions, ["dice of A", "dice of B"]);
    let game = catalogue::find("dead-mans-draw").unwrap();
    game.open(&record).unwrap();
    let mut cheated = record.clone();
    cheated.shuffle.as_mut().unwrap().contributions[1] = "loaded dice".into();
    assert_eq!(game.open(&cheated).err().unwrap().code, "tampered-record");
    assert_eq!(Record::read(&record.write()).as_ref(), Ok(&record));
}

#[test]
fn sending_an_action_twice_is_sending_it_once() {
    let mut desk = Desk::dealt();
    desk.ok("ada", draw("same"));
    let version = desk.table.version();
    desk.ok("ada", draw("same"));
    assert_eq!(desk.table.version(), version);
}

#[test]
fn only_the_own_seat_is_played() {
    let mut desk = Desk::dealt();
    desk.ok("cy", Command::Join);
    assert_eq!(desk.refused("cy", draw("1")), Refusal::NotSeated);
    assert_eq!(desk.refused("dee", draw("1")), Refusal::NotHere);
    assert!(
        matches!(desk.refused("bo", draw("1")), Refusal::Game(problem) if problem.code == "not-your-turn")
    );
    assert!(matches!(desk.refused("ada", act("1", json!({ "type": "collect" }))), Refusal::Game(_)));
    assert!(
        matches!(desk.refused("ada", act("1", json!(7))), Refusal::Game(problem) if problem.code == "bad-action")
    );
    let sight = desk.table.view(&person("cy"), &face, &nobody_is_here);
    assert!(sight.playing.unwrap().legal.is_empty());
}

#[test]
fn seats_are_taken_once() {
    let mut desk = Desk::new(terms());
    desk.ok("cy", Command::Join);
    let [a, b]: [Seat; 2] = ["A", "B"].map(|seat| seat.parse().unwrap());
    assert_eq!(desk.refused("cy", sit("A")), Refusal::SeatTaken { seat: a });
    assert_eq!(desk.refused("cy", sit("C")), Refusal::NoSuchSeat { seat: Seat::new(2) });
    assert_eq!(desk.refused("bo", sit("A")), Refusal::AlreadySeated { seat: b });
    desk.ok("bo", Command::Stand);
    desk.ok("cy", sit("B"));
    assert_eq!(desk.table.seat_of(&person("cy")), Some(b));
    assert_eq!(desk.table.seat_of(&person("bo")), None);
}

#[test]
fn bots_fill_the_free_seats_and_people_may_replace_them() {
    let mut desk = Desk::new(terms());
    desk.ok("bo", Command::Leave);
    desk.ok("ada", Command::Deal);
    let bots = desk.table.seats()[1].bot.clone();
    assert!(bots.is_some() && desk.table.is_playing());
    desk.ok("cy", Command::Join);
    desk.ok("cy", sit("B"));
    assert_eq!(desk.table.seats()[1].bot, None, "a person may take a bot's seat at any time");
}

#[test]
fn a_seat_can_be_handed_to_a_bot_and_taken_back() {
    let mut desk = Desk::dealt();
    let bot = (catalogue::find("dead-mans-draw").unwrap().info().bots)()[0];
    assert_eq!(desk.refused("ada", Command::HandOver { bot: Some("unknown".into()) }), Refusal::NoSuchBot);
    assert_eq!(desk.refused("ada", Command::TakeOver), Refusal::NoBotPlays);
    desk.ok("ada", Command::HandOver { bot: Some(bot.into()) });
    assert_eq!(desk.table.awaited_bots(), [(Seat::new(0), bot)]);
    assert_eq!(desk.refused("ada", draw("1")), Refusal::BotPlays);
    let entry = desk.table.decide_for_bot(Seat::new(0), json!({ "type": "draw" })).unwrap();
    assert!(matches!(entry, Some(Entry::Acted { by: Actor::Bot, .. })));
    desk.take(entry);
    desk.ok("ada", Command::TakeOver);
    assert_eq!(desk.table.awaited_bots(), []);
}

#[test]
fn leaving_during_a_match_hands_the_seat_to_a_bot() {
    let mut desk = Desk::dealt();
    desk.ok("bo", Command::Leave);
    assert!(desk.table.seats()[1].bot.is_some());
    assert_eq!(desk.table.seat_of(&person("bo")), None);
}

#[test]
fn a_guest_who_was_sent_away_does_not_come_back() {
    let mut desk = Desk::new(terms());
    assert_eq!(desk.refused("bo", Command::Remove { guest: 0 }), Refusal::NotYours);
    assert_eq!(
        desk.refused("ada", Command::Remove { guest: 0 }),
        Refusal::NoSuchGuest,
        "the host cannot remove themselves"
    );
    assert_eq!(desk.refused("ada", Command::Remove { guest: 9 }), Refusal::NoSuchGuest);
    desk.ok("ada", Command::Remove { guest: 1 });
    assert!(desk.table.seats()[1].is_free());
    assert_eq!(desk.refused("bo", Command::Join), Refusal::SentAway);
}

#[test]
fn somebody_is_host_as_long_as_anybody_is_there() {
    let mut desk = Desk::new(terms());
    desk.ok("cy", Command::Join);
    assert_eq!(desk.refused("bo", Command::Agree { terms: terms() }), Refusal::NotYours);
    desk.ok("ada", Command::Leave);
    desk.ok("bo", Command::Agree { terms: terms() });
    assert_eq!(desk.refused("cy", Command::Close), Refusal::NotYours);
    desk.ok("ada", Command::Join);
    assert_eq!(desk.refused("ada", Command::Close), Refusal::NotYours, "a host who comes back is a guest");
    let sight = desk.table.view(&person("cy"), &face, &nobody_is_here);
    let hosts: Vec<_> =
        sight.guests.iter().filter(|guest| guest.is_host).map(|guest| &guest.face.name).collect();
    assert_eq!(hosts, ["BO"], "and every view shows who is host");
    for guest in ["ada", "cy", "bo"] {
        desk.ok(guest, Command::Leave);
    }
    desk.ok("bo", Command::Join);
    desk.ok("bo", Command::Close);
}

#[test]
fn who_only_watches_chooses_no_bots() {
    let mut desk = Desk::dealt();
    desk.ok("cy", Command::Join);
    desk.ok("bo", Command::Leave);
    let seat = Seat::new(1);
    let command = || Command::SeatBot { seat, bot: Some("random".into()) };
    assert_eq!(desk.refused("cy", command()), Refusal::NotSeated);
    desk.ok("ada", command());
    desk.finish();
    assert_eq!(desk.refused("cy", Command::RemoveBot { seat }), Refusal::NotSeated);
    desk.ok("ada", Command::Stand);
    desk.ok("ada", Command::RemoveBot { seat });
}

#[test]
fn a_match_can_rest() {
    let mut desk = Desk::dealt();
    assert_eq!(desk.refused("ada", Command::Resume), Refusal::NotPaused);
    desk.ok("bo", Command::Pause);
    assert_eq!(desk.table.status(), TableStatus::Paused);
    assert_eq!(desk.refused("ada", draw("1")), Refusal::Paused);
    desk.ok("ada", Command::Resume);
    desk.ok("ada", draw("1"));
}

#[test]
fn nothing_expires_unless_a_clock_was_asked_for() {
    assert_eq!(Desk::dealt().table.deadline(&never_lost), None);
}

#[test]
fn a_bot_moves_for_whoever_lets_the_time_pass() {
    let mut desk = Desk::new(Terms { turn_seconds: Some(30), ..terms() });
    desk.now = 1_000;
    desk.ok("ada", Command::Deal);
    assert_eq!(desk.table.deadline(&never_lost).unwrap().0, 31_000);
    assert_eq!(desk.table.decide_for_clock(30_999, &never_lost), None);
    desk.now = 20_000;
    desk.ok("ada", draw("1"));
    assert_eq!(desk.table.decide_for_clock(31_000, &never_lost), None, "a new decision has its own time");
    assert!(matches!(desk.table.decide_for_clock(50_000, &never_lost), Some(Entry::HandedOver { .. })));
    desk.ok("bo", Command::Pause);
    assert_eq!(desk.table.deadline(&never_lost), None, "no time runs while a match rests");
    desk.now = 100_000;
    desk.ok("bo", Command::Resume);
    assert_eq!(desk.table.deadline(&never_lost).unwrap().0, 130_000);
}

#[test]
fn what_a_clock_jumped_over_is_given_back() {
    let mut desk = Desk::new(Terms { turn_seconds: Some(30), ..terms() });
    desk.now = 1_000;
    desk.ok("ada", Command::Deal);
    // The clock jumps by an hour at 5 s, and back by ten seconds later on.
    let lost = |since: u64| if since < 5_000 { 3_590_000 } else { 0 };
    assert_eq!(desk.table.deadline(&lost).unwrap().0, 3_621_000);
    assert_eq!(desk.table.decide_for_clock(3_620_999, &lost), None);
    assert!(desk.table.decide_for_clock(3_621_000, &lost).is_some());
    desk.now = 6_000;
    desk.ok("ada", draw("1"));
    assert_eq!(desk.table.deadline(&lost).unwrap().0, 36_000, "what began after it has its time, no more");
}

#[test]
fn a_remark_with_a_name_is_said_once() {
    let mut desk = Desk::dealt();
    let say = |id: &str| Command::Say { id: Some(id.into()), text: "Ahoy!".into() };
    desk.ok("bo", say("1"));
    assert_eq!(desk.table.decide(&person("bo"), say("1"), Seed::from_number(0)), Ok(None));
    desk.ok("bo", say("2"));
    desk.ok("ada", say("1"));
    assert_eq!(desk.table.remarks().len(), 3);
    let old = r#"{"type":"said","person":"bo","text":"Ahoy!"}"#;
    desk.take(Some(serde_json::from_str(old).unwrap()));
    assert_eq!(desk.table.remarks().len(), 4);
    assert_eq!(desk.refused("bo", say("")), Refusal::Length { field: "id", most: 64 });
}

#[test]
fn laid_out_cards_are_shown_to_their_author_alone() {
    let mut desk = Desk::new(terms());
    let setup = |desk: &Desk, who: &str| {
        let sight = desk.table.view(&person(who), &face, &nobody_is_here);
        assert!(sight.is_arranged);
        sight.terms.setup
    };
    assert_eq!(setup(&desk, "ada"), terms().setup);
    let shown = json!({ "players": 2, "traits": false });
    assert_eq!([setup(&desk, "bo"), setup(&desk, "stranger")], [shown.clone(), shown.clone()]);
    // The next host has not laid them out either, may agree on the rest, and have them shuffled.
    desk.ok("ada", Command::Leave);
    let agree = |setup: &Value| Command::Agree {
        terms: Terms { setup: setup.clone(), turn_seconds: Some(60), ..terms() },
    };
    desk.ok("bo", agree(&shown));
    assert_eq!(
        (setup(&desk, "bo"), desk.table.terms().setup["deal"].clone()),
        (shown, json!({ "first": "A" }))
    );
    desk.ok("bo", agree(&json!({ "players": 2, "traits": false, "deal": null })));
    assert!(!desk.table.is_arranged());
    // Or lay out others, which are theirs.
    let own = json!({ "players": 2, "traits": false, "deal": { "first": "B" } });
    desk.ok("bo", agree(&own));
    assert_eq!(setup(&desk, "bo"), own);
    desk.ok("ada", Command::Join);
    assert_eq!(setup(&desk, "ada"), json!({ "players": 2, "traits": false }));
}

#[test]
fn a_table_is_shared_once_another_has_sat_there() {
    let opening =
        Table::opening(person("ada"), terms(), "ABCD2345".into(), None, Vec::new(), Seed::from_number(1));
    let opening = opening.unwrap();
    let mut desk = Desk { table: Table::open(&opening).unwrap(), log: vec![(opening, 0)], now: 0 };
    desk.ok("ada", sit("A"));
    desk.ok("ada", Command::Deal);
    desk.ok("bo", Command::Join);
    assert!(!desk.table.is_shared());
    desk.finish();
    desk.ok("bo", sit("B"));
    desk.ok("bo", Command::Leave);
    assert!(desk.table.is_shared());
}

#[test]
fn talk_is_free_where_nobody_plays_together() {
    let mut desk = Desk::dealt();
    desk.ok("bo", Command::Say { id: None, text: "Ahoy!".into() });
    assert_eq!(desk.table.remarks()[0].words.text(), Some("Ahoy!"));
    for text in ["", "   ", "x\u{7}", &"x".repeat(501)] {
        let refusal = desk.refused("bo", Command::Say { id: None, text: text.into() });
        assert_eq!(refusal, Refusal::Length { field: "text", most: 500 });
    }
}

#[test]
fn the_log_holds_a_digest_of_what_was_said() {
    let mut desk = Desk::dealt();
    desk.ok("bo", Command::Say { id: None, text: "Ahoy!".into() });
    desk.ok("bo", Command::Say { id: None, text: "Ahoy!".into() });
    let (entry, _) = &desk.log[desk.log.len() - 1];
    let Entry::Said { words, .. } = entry else { panic!("{entry:?}") };
    let quote = words.quote().unwrap().clone();
    let logged = desk.log.iter().rev().map(|(entry, _)| serde_json::to_string(entry).unwrap());
    let [second, first] = logged.take(2).collect::<Vec<_>>().try_into().unwrap();
    assert!(!second.contains("Ahoy") && !second.contains(&quote.salt), "{second}");
    assert_ne!(first, second, "each remark has a salt of its own");

    // Elsewhere the text is looked up beside the log.
    let seq = desk.table.version() - 1;
    let mut table = Table::open(&desk.log[0].0).unwrap();
    for (entry, at) in &desk.log[1..] {
        let read = serde_json::from_str(&serde_json::to_string(entry).unwrap()).unwrap();
        table.evolve(&read, *at);
    }
    assert_eq!(table.unheard().collect::<Vec<_>>(), [seq - 1, seq]);
    let forged = Quote { text: "Avast!".into(), ..quote.clone() };
    table.hear([(seq - 1, forged), (seq, quote)].into());
    assert_eq!(table.unheard().count(), 0);
    let heard = table.chat_since(&person("ada"), 0, &face, &|_| false);
    assert_eq!((heard[0].text.as_str(), heard[0].is_removed), ("", true), "not what was said");
    assert_eq!((heard[1].text.as_str(), heard[1].is_removed), ("Ahoy!", false));

    // A person who leaves may have been forgotten.
    table.evolve(&Entry::Left { person: person("bo"), is_removed: false }, 0);
    assert_eq!(table.unheard().count(), 2);
    table.hear(Default::default());
    assert!(table.chat_since(&person("ada"), 0, &face, &|_| false)[1].is_removed);
}

#[test]
fn what_was_said_in_an_old_log_is_read() {
    let old = r#"{"type":"said","person":"bo","text":"Ahoy!"}"#;
    let mut desk = Desk::dealt();
    desk.table.evolve(&serde_json::from_str(old).unwrap(), 7);
    assert_eq!(desk.table.unheard().count(), 0);
    assert_eq!(desk.table.chat_since(&person("ada"), 0, &face, &|_| false)[0].text, "Ahoy!");
}

#[test]
fn terms_change_between_matches_only() {
    let mut desk = Desk::dealt();
    let mut four = terms();
    four.setup = json!({ "players": 4, "traits": false });
    assert_eq!(desk.refused("ada", Command::Agree { terms: four.clone() }), Refusal::MatchUnderWay);
    desk.finish();
    assert_eq!(desk.table.status(), TableStatus::Over);
    assert_eq!(desk.refused("bo", Command::Agree { terms: four.clone() }), Refusal::NotYours);
    let mut wrong = terms();
    wrong.setup = json!({ "players": 99 });
    assert!(matches!(desk.refused("ada", Command::Agree { terms: wrong }), Refusal::Game(_)));
    desk.ok("ada", Command::Agree { terms: four });
    assert_eq!(desk.table.seats().len(), 4);
    desk.ok("bo", Command::Deal);
    assert_eq!(desk.table.n_matches(), 2);
    assert!(desk.table.seats().iter().all(|seating| !seating.is_free()));
}

#[test]
fn a_rematch_has_another_shuffle() {
    let mut desk = Desk::dealt();
    desk.finish();
    let first = desk.table.record().unwrap();
    desk.ok("bo", Command::Deal);
    desk.finish();
    assert_ne!(desk.table.record().unwrap().seed, first.seed);
}

#[test]
fn a_closed_table_stays_closed() {
    let mut desk = Desk::dealt();
    assert_eq!(desk.refused("bo", Command::Close), Refusal::NotYours);
    desk.ok("ada", Command::HandOver { bot: Some("random".into()) });
    desk.ok("ada", Command::Close);
    assert_eq!(desk.table.awaited_bots(), [], "nothing goes on at a closed table");
    assert_eq!(desk.refused("ada", Command::Deal), Refusal::Closed);
}

#[test]
fn nobody_sees_the_cards_of_two_seats() {
    let mut desk = Desk::new(Terms { setup: json!({ "players": 3, "deal": { "first": "A" } }), ..terms() });
    desk.ok("ada", Command::Deal);
    desk.ok("bo", Command::Leave);
    desk.ok("bo", Command::Join);
    assert_eq!(desk.refused("bo", sit("C")), Refusal::KnowsAnotherSeat { seat: Seat::new(1) });
    desk.ok("bo", sit("B"));
}

#[test]
fn events_are_told_from_any_version_on() {
    let mut desk = Desk::dealt();
    let [ada, bo] = ["ada", "bo"].map(person);
    let dealt = desk.table.version();
    desk.ok("ada", draw("1"));
    let since = |desk: &Desk, version| -> Vec<Value> {
        desk.table.events_since(&bo, version).iter().map(|event| json!(event)).collect()
    };
    let drawn = since(&desk, dealt);
    assert!(!drawn.is_empty());
    desk.ok("bo", Command::Say { id: None, text: "Ahoy!".into() });
    let told = desk.table.version();
    assert_eq!(since(&desk, dealt), drawn, "talk is no event of the match");
    assert!(since(&desk, told).is_empty());
    let all = since(&desk, 0);
    assert!(all.ends_with(&drawn) && all.len() > drawn.len(), "the deal is told too");
    let heard = |version, is_muted: &dyn Fn(&PersonId) -> bool| {
        desk.table.chat_since(&ada, version, &face, is_muted).len()
    };
    assert_eq!([heard(0, &|_| false), heard(told, &|_| false), heard(0, &|who| *who == bo)], [1, 0, 0]);
}

#[test]
fn the_log_knows_no_names_and_the_sight_does() {
    let desk = Desk::dealt();
    let text = serde_json::to_string(&desk.table.view(&person("bo"), &face, &nobody_is_here)).unwrap();
    assert!(text.contains(r#""name":"ADA","avatar":"whale""#), "{text}");
    assert!(desk.table.record().unwrap().seats.iter().all(|seat| seat.name.is_empty()));
}

#[test]
fn the_schema_of_an_ending_fits() {
    let mut desk = Desk::dealt();
    desk.finish();
    let schema = serde_json::to_value(schemars::schema_for!(table::MatchView)).unwrap();
    let fields = schema["$defs"]["Ending"]["properties"].as_object().unwrap();
    let sight = serde_json::to_value(desk.table.view(&person("bo"), &face, &nobody_is_here)).unwrap();
    let ending = sight["match"]["ending"].as_object().unwrap();
    assert!(ending.keys().eq(fields.keys()), "{ending:?} {fields:?}");
}

/// Plays an attempt at the mission on the table and gives whether it was won.
///
/// At first every seat sends a distress signal if asked to; then each takes the first action that does not.
fn attempt(desk: &mut Desk, sends_distress: bool) -> bool {
    desk.ok("ada", Command::Deal);
    for n in 0.. {
        let Some(running) = desk.table.running().filter(|_| desk.table.is_playing()) else { break };
        let is_signal = |action: &Value| action.to_string().contains("distress");
        let seats = running.turn().waiting();
        let listed =
            seats.iter().flat_map(|seat| running.legal_json(seat).into_iter().map(move |a| (seat, a)));
        let listed: Vec<_> = listed.filter(|(seat, _)| *seat != Seat::CLOCK).collect();
        let signal = listed.iter().find(|(_, action)| sends_distress && is_signal(action));
        let agreed = listed.iter().find(|(_, action)| action["type"] == "agree");
        let other = listed.iter().find(|(_, action)| action["type"] != "propose");
        let (seat, action) = signal.or(agreed).or(other).unwrap().clone();
        let who = desk.table.seats()[seat.index()].person.clone().unwrap();
        desk.ok(&who.0, act(&format!("{}-{n}", desk.table.n_matches()), action));
    }
    !desk.table.record().unwrap().result.unwrap().winners.is_empty()
}

#[test]
fn cr_4_2_a_distress_signal_stays_active_until_the_mission_succeeds() {
    let mission = |number: u8| Terms {
        game: "planet-nine".into(),
        setup: json!({ "players": 2, "mission": number }),
        ..terms()
    };
    let is_active = |desk: &Desk| desk.table.record().unwrap().setup["distress"].clone();
    let mut desk = Desk::new(mission(30));
    assert!(!attempt(&mut desk, true), "mission 30 is not won like this");
    assert_eq!(is_active(&desk), false, "it was sent during the attempt");
    assert!(desk.table.running().unwrap().report().unwrap().distress);

    attempt(&mut desk, false);
    assert_eq!(is_active(&desk), true);
    desk.ok("ada", Command::Agree { terms: mission(31) });
    attempt(&mut desk, false);
    assert_eq!(is_active(&desk), false, "another mission has no signal");
    desk.ok("ada", Command::Agree { terms: mission(30) });
    desk.ok("ada", Command::Deal);
    assert_eq!(is_active(&desk), true, "it is still active when they come back");
    assert_eq!(desk.table.terms().setup.get("distress"), None, "what was agreed stays as it was");
}

#[test]
fn cr_4_2_a_new_table_of_a_crew_knows_the_signal() {
    let terms = Terms { game: "planet-nine".into(), setup: json!({ "players": 2 }), ..terms() };
    let signals = vec![Signal { game: "planet-nine".into(), mission: json!(1) }];
    let crew = Some("nautilus".into());
    let entry = Table::opening(person("ada"), terms, "ABC234".into(), crew, signals, Seed::from_number(1));
    let mut table = Table::open(&entry.unwrap()).unwrap();
    for command in [sit("A"), Command::Deal] {
        let entry = table.decide(&person("ada"), command, Seed::from_number(2)).unwrap().unwrap();
        table.evolve(&entry, 0);
    }
    assert_eq!(table.record().unwrap().setup["distress"], true, "mission 1 is the usual one");
}

#[test]
fn a_bot_need_not_be_named() {
    let mut desk = Desk::dealt();
    desk.ok("ada", Command::HandOver { bot: None });
    let sight = desk.table.view(&person("ada"), &face, &|who| *who == person("bo"));
    assert_eq!(sight.seats[0].bot.as_deref(), sight.bots.first().copied());
    assert_eq!(sight.seats.iter().map(|seat| seat.is_here).collect::<Vec<_>>(), [false, true]);
    assert!(sight.is_arranged, "the first player was laid down");
}

#[test]
fn an_agreed_seed_decides_the_shuffle_for_everybody() {
    let agreed = |seed: &str| Terms {
        setup: json!({ "players": 2, "traits": false }),
        seed: Some(seed.into()),
        ..terms()
    };
    let mut desk = Desk::new(agreed("the same for all"));
    assert!(desk.table.terms().is_arranged(), "the phrase tells the cards");
    desk.ok("ada", Command::Deal);
    desk.finish();
    let record = desk.table.record().unwrap();
    assert_eq!(record.seed, Seed::from_phrase("the same for all"));
    assert_eq!((record.shuffle.is_none(), &record.commitment), (true, &record.seed.commitment()));
    assert!(catalogue::find("dead-mans-draw").unwrap().open(&record).is_ok(), "the record holds");

    desk.ok("ada", Command::Agree { terms: agreed("another") });
    assert!(desk.table.running().is_none(), "other cards are another match");
    desk.ok("ada", Command::Deal);
    assert_eq!(desk.table.record().unwrap().seed, Seed::from_phrase("another"));
    let long = Command::Agree { terms: agreed(&"x".repeat(201)) };
    desk.finish();
    assert_eq!(desk.refused("ada", long), Refusal::Length { field: "seed", most: 200 });
}

/// A table of Cleo's that goes on from a moment of Ada's match.
fn branched(at: usize) -> (Record, Table) {
    let mut desk = Desk::dealt();
    desk.finish();
    let record = desk.table.record().unwrap();
    let branch = Branch::of(&record, desk.table.players().unwrap(), "adas".into(), 1, at).unwrap();
    let terms = Terms { setup: record.setup.clone(), ..terms() };
    let entry = Table::branching(person("cleo"), terms, "XYZ234".into(), branch, Seed::from_number(7));
    (record, Table::open(&entry.unwrap()).unwrap())
}

fn step(table: &mut Table, by: &str, command: Command) {
    let entry = table.decide(&person(by), command, Seed::from_number(table.version())).unwrap();
    table.evolve(&entry.unwrap(), 0);
}

#[test]
fn a_branch_goes_on_from_its_moment_and_begins_there_again() {
    let (record, mut table) = branched(5);
    step(&mut table, "cleo", sit("A"));
    for _ in 0..2 {
        step(&mut table, "cleo", Command::Deal);
        let again = table.record().unwrap();
        assert_eq!((again.seed, &*again.actions), (record.seed, &record.actions[..5]));
        assert_eq!(again.shuffle, None, "there was no shuffle");
        let sight = table.view(&person("cleo"), &face, &nobody_is_here);
        let moment = Moment { table: "adas".into(), number: 1, at: 5 };
        assert_eq!((sight.is_arranged, sight.branch), (true, Some(moment)));
        assert!(!sight.playing.unwrap().can_take_back, "what was done before stays done");
        // The whole story so far is told with the deal, and only then.
        assert!(!table.events_since(&person("cleo"), 1).is_empty());
        assert!(table.events_since(&person("cleo"), table.version()).is_empty());
        while table.is_playing() {
            let running = table.running().unwrap();
            let seat = running.turn().waiting().first().unwrap();
            let action = running.legal_json(seat).pop().unwrap();
            let entry = table.decide_for_bot(seat, action).unwrap().unwrap();
            table.evolve(&entry, 0);
        }
        assert_eq!(table.record().unwrap().actions[..5], record.actions[..5]);
    }
}

#[test]
fn a_branch_keeps_its_game_and_has_a_moment_to_go_on_from() {
    let (record, table) = branched(0);
    let players = Players::default();
    let other = Terms { setup: json!({ "players": 3 }), ..terms() };
    let refused = table.decide(&person("cleo"), Command::Agree { terms: other }, Seed::from_number(0));
    assert_eq!(refused.unwrap_err(), Refusal::Branches);
    let open = Terms { privacy: Privacy::Open, ..table.terms().clone() };
    assert!(table.decide(&person("cleo"), Command::Agree { terms: open }, Seed::from_number(0)).is_ok());
    let n = record.actions.len();
    assert_eq!(Branch::of(&record, &players, "adas".into(), 1, n), None, "it is over by then");
    assert_eq!(Branch::of(&record, &players, "adas".into(), 1, n + 1), None);
    let cheat = Branch {
        actions: vec![("B".parse().unwrap(), json!({ "type": "draw" }))],
        ..Branch::of(&record, &players, "adas".into(), 1, 0).unwrap()
    };
    let refused =
        Table::branching(person("cleo"), terms(), "XYZ234".into(), cheat, Seed::from_number(7)).unwrap_err();
    assert!(matches!(refused, Refusal::Game(_)), "{refused}");
}

fn look(number: u32, at: usize, observer: &str) -> Command {
    Command::LookBack { stop: ReplayPosition { number, at, observer: observer.into() } }
}

#[test]
fn one_leads_those_who_look_back_and_may_pass_the_lead() {
    let mut desk = Desk::dealt();
    assert_eq!(desk.refused("ada", look(1, 0, "open")), Refusal::MatchUnderWay);
    desk.finish();
    assert_eq!(desk.refused("ada", Command::StopLooking), Refusal::NobodyLeads);
    for wrong in [look(0, 0, "open"), look(2, 0, "open"), look(1, 20_000, "open"), look(1, 0, "stranger")] {
        assert_eq!(desk.refused("ada", wrong), Refusal::NoSuchMoment);
    }
    desk.ok("bo", look(1, 3, "B"));
    let seen = |desk: &Desk, who: &str| {
        desk.table
            .view(&person(who), &face, &nobody_is_here)
            .tour
            .map(|tour| (tour.leader, tour.is_yours, tour.stop.at))
    };
    assert_eq!(seen(&desk, "ada"), Some(("BO".into(), false, 3)));
    assert_eq!(seen(&desk, "bo"), Some(("BO".into(), true, 3)));
    assert_eq!(desk.refused("ada", look(1, 4, "open")), Refusal::AnotherLeads);
    assert_eq!(desk.refused("ada", Command::PassLead { guest: 0 }), Refusal::AnotherLeads);
    assert_eq!(desk.refused("bo", Command::PassLead { guest: 9 }), Refusal::NoSuchGuest);
    let version = desk.table.version();
    desk.ok("bo", look(1, 3, "B"));
    assert_eq!(desk.table.version(), version, "the same moment once more is nothing new");
    desk.ok("bo", Command::PassLead { guest: 0 });
    desk.ok("ada", look(1, 4, "open"));
    assert_eq!(seen(&desk, "bo"), Some(("ADA".into(), false, 4)));
    desk.ok("ada", Command::Leave);
    assert_eq!(seen(&desk, "bo"), None, "a leader who leaves ends the replay");
    desk.ok("bo", look(1, 0, "spectator"));
    desk.ok("bo", Command::StopLooking);
    assert_eq!(seen(&desk, "bo"), None);
    desk.ok("bo", look(1, 0, "open"));
    desk.ok("bo", Command::Deal);
    assert_eq!(seen(&desk, "bo"), None, "a new deal ends the replay");
}

/// Who plays, as Cy sees it: the seat with its first action and the name, or the bot.
fn played(table: &Table) -> Vec<String> {
    let sight = table.view(&person("cy"), &face, &nobody_is_here);
    let told = |one: &table::Occupant| {
        let player = one.bot.as_ref().or(one.name.as_ref()).map_or("?", |name| name);
        format!("{}{} {player}{}", one.seat, one.from, if one.is_you { " (you)" } else { "" })
    };
    sight.playing.unwrap().occupants.iter().map(told).collect()
}

#[test]
fn each_action_is_of_the_one_who_sat_there_then() {
    let mut desk = Desk::dealt();
    assert_eq!(played(&desk.table), ["A0 ADA", "B0 BO"]);
    desk.ok("ada", draw("1"));
    desk.ok("ada", draw("2"));
    desk.ok("ada", Command::HandOver { bot: Some("random".into()) });
    desk.ok("bo", Command::Leave);
    assert_eq!(played(&desk.table), ["A0 ADA", "B0 BO", "A2 random", "B2 captain"]);
    // A bot that came for no action was never there.
    desk.ok("cy", Command::Join);
    desk.ok("cy", sit("B"));
    desk.ok("ada", Command::TakeOver);
    assert_eq!(played(&desk.table), ["A0 ADA", "B0 BO", "B2 CY (you)"]);
    desk.finish();
    let told = played(&desk.table);
    // Those who sit down for the next match have done nothing in this one.
    desk.ok("cy", Command::Leave);
    desk.ok("dee", Command::Join);
    desk.ok("dee", sit("B"));
    assert_eq!(played(&desk.table), told);
    let record = desk.table.record().unwrap();
    let game = catalogue::find("dead-mans-draw").unwrap();
    assert!(game.open(&record).is_ok());
    for (at, seat) in [(record.actions.len() + 1, 0), (2, 2), (1, 0)] {
        let mut wrong = record.clone();
        wrong.handovers.push(game::Handover { at, seat: Seat::new(seat), ..wrong.handovers[0].clone() });
        assert_eq!(game.open(&wrong).err().unwrap().code, "tampered-record", "{at} {seat}");
    }
    let handovers: Vec<_> = record.handovers.iter().map(|one| (one.at, one.seat, one.to.player())).collect();
    assert_eq!(handovers, [(2, Seat::new(1), "")], "names are looked up when they are shown");
    assert_eq!(Record::read(&record.write()).as_ref(), Ok(&record));
    let shown: Vec<_> = desk.table.people().map(|person| &*person.0).collect();
    assert_eq!(shown, ["ada", "dee", "ada", "bo", "cy"], "their names are still shown");
}

#[test]
fn what_was_passed_on_after_an_action_stays_so_when_that_is_taken_back() {
    let setup = json!({ "players": 2 });
    let mut desk = Desk::new(Terms { game: "launch-pad".into(), setup, ..terms() });
    desk.ok("ada", Command::Deal);
    let (seat, action) = loop {
        let running = desk.table.running().unwrap();
        let seat = running.turn().waiting().first().unwrap();
        let can_be_taken_back = |action: &Value| {
            let mut tried = running.fork();
            tried.act(seat, action).unwrap();
            tried.can_take_back(seat)
        };
        let mut legal = running.legal_json(seat);
        if let Some(action) = legal.iter().find(|action| can_be_taken_back(action)) {
            break (seat, action.clone());
        }
        let (by, action) = (if seat == Seat::new(0) { "ada" } else { "bo" }, legal.pop().unwrap());
        desk.ok(by, act(&format!("a{}", desk.table.version()), action));
    };
    let version = desk.table.running().unwrap().version();
    let (by, other) = if seat == Seat::new(0) { ("ada", "bo") } else { ("bo", "ada") };
    desk.ok(by, act("last", action));
    desk.ok(other, Command::Leave);
    desk.ok(by, Command::TakeBack);
    assert_eq!(desk.table.running().unwrap().version(), version);
    let passed = format!("{}{version} captain", if by == "ada" { "B" } else { "A" });
    assert_eq!(played(&desk.table)[2], passed, "before the next action, whatever it is");
    desk.ok("cy", Command::Join);
    desk.ok("cy", Command::Sit { seat: Seat::new(u8::from(by == "ada")), contribution: "dice".into() });
    assert_eq!(played(&desk.table).len(), 3, "{:?}", played(&desk.table));
}

#[test]
fn who_played_before_a_branch_is_told_by_it() {
    let (_, mut table) = branched(5);
    step(&mut table, "cleo", sit("A"));
    step(&mut table, "cleo", Command::Deal);
    assert_eq!(played(&table), ["A0 ADA", "B0 BO", "A5 CLEO", "B5 captain"]);
    // An older log does not know: no other name is shown instead.
    let (record, _) = branched(5);
    let known = Branch::of(&record, &Players::default(), "adas".into(), 1, 5).unwrap();
    let mut text = serde_json::to_value(&known).unwrap();
    text.as_object_mut().unwrap().remove("players");
    let branch: Branch = serde_json::from_value(text).unwrap();
    let terms = Terms { setup: record.setup, ..terms() };
    let entry = Table::branching(person("cleo"), terms, "XYZ234".into(), branch, Seed::from_number(7));
    let mut table = Table::open(&entry.unwrap()).unwrap();
    step(&mut table, "cleo", sit("A"));
    step(&mut table, "cleo", Command::Deal);
    assert_eq!(played(&table), ["A0 ?", "B0 ?", "A5 CLEO", "B5 captain"]);
}

#[test]
fn an_old_log_replays_by_the_rules_of_its_time() {
    // Deep Sea, mission 6, rules version 1: once all had met an objection, B decided alone.
    let setup = r#"{"players":3,"mission":6,"deal":{"hands":[[],["s4"]]}}"#;
    let secret = Seed::from_number(1);
    let mut log = vec![format!(
        r#"{{"type":"opened","by":"ada","terms":{{"game":"deep-sea","setup":{setup}}},"code":"ABC234","crew":null,"secret":"{secret}"}}"#
    )];
    log.push(r#"{"type":"sat","seat":"B","person":"ada","contribution":"dice"}"#.into());
    log.push(format!(r#"{{"type":"dealt","bots":[["A","cadet"],["C","cadet"]],"next_secret":"{secret}"}}"#));
    let mut act = |seat: &str, action: Value| {
        let acted = json!({ "type": "acted", "seat": seat, "action": action, "by": { "who": "bot" } });
        log.push(acted.to_string());
    };
    for (by, against) in [("B", "A"), ("C", "A"), ("A", "C")] {
        act(by, json!({ "type": "propose", "proposal": { "type": "member", "member": "A" } }));
        act(against, json!({ "type": "object" }));
    }
    act("B", json!({ "type": "propose", "proposal": { "type": "member", "member": "A" } }));
    act("B", json!({ "type": "begin" }));
    let entries: Vec<Entry> = log.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    let mut table = Table::open(&entries[0]).unwrap();
    entries[1..].iter().for_each(|entry| table.evolve(entry, 0));
    let sight = table.view(&person("ada"), &face, &nobody_is_here);
    assert_eq!(json!(sight.playing.unwrap().view)["phase"]["type"], "play");
    let record = table.record().unwrap();
    assert_eq!(
        (record.rules, &record.setup["first_decides"]),
        (2, &json!(true)),
        "it says by what it replays"
    );
}

/// Ada, Bo and Cleo at a mission of Deep Sea that the crew shares out as it likes; Ada is captain.
fn free_distribution(silent: bool) -> Desk {
    let mission = json!({ "tasks": { "given": ["no-9s"] }, "allotment": "free" });
    let setup = json!({ "players": 3, "mission": mission, "deal": { "hands": [["s4"]] } });
    let mut desk = Desk::new(Terms { game: "deep-sea".into(), setup, silent, ..terms() });
    desk.ok("cleo", Command::Join);
    desk.ok("cleo", sit("C"));
    desk.ok("ada", Command::Deal);
    desk
}

fn say() -> Command {
    Command::Say { id: None, text: "Bo takes it?".into() }
}

#[test]
fn a_crew_talks_over_what_it_decides_together() {
    let mut desk = free_distribution(false);
    let may_talk = |desk: &Desk| {
        let sight = desk.table.view(&person("bo"), &face, &nobody_is_here);
        (sight.may_talk, sight.golden_rule)
    };
    assert_eq!(may_talk(&desk), (true, true));
    desk.ok("bo", say());
    desk.ok("ada", act("1", json!({ "type": "give", "task": "no-9s", "member": "B" })));
    desk.ok("cleo", say());
    for (who, id) in [("bo", "2"), ("cleo", "3")] {
        desk.ok(who, act(id, json!({ "type": "agree" })));
    }
    desk.ok("bo", say());
    desk.ok("ada", act("4", json!({ "type": "begin" })));
    assert_eq!(may_talk(&desk), (false, false));
    assert_eq!(desk.refused("bo", say()), Refusal::Silence);
    desk.ok("ada", Command::Pause);
    assert_eq!(desk.refused("bo", say()), Refusal::Silence, "a match that rests is not over");
    desk.ok("ada", Command::Resume);
    desk.finish();
    assert_eq!(may_talk(&desk), (true, false));
    assert_eq!(desk.table.remarks().len(), 3);
}

#[test]
fn a_crew_may_agree_on_silence() {
    let mut desk = free_distribution(true);
    assert_eq!(desk.refused("bo", say()), Refusal::AgreedSilence);
    desk.finish();
    desk.ok("bo", say());
    assert_eq!(serde_json::to_value(terms()).unwrap().get("silent"), None, "old terms are written as before");
}

#[test]
fn the_clock_ends_no_vote_that_is_being_talked_over() {
    let mut desk = free_distribution(false);
    desk.ok("ada", act("1", json!({ "type": "give", "task": "no-9s", "member": "B" })));
    assert_eq!(desk.table.deadline(&never_lost).unwrap().0, 60_000);
    desk.now = 50_000;
    desk.ok("bo", say());
    assert_eq!(desk.table.decide_for_clock(60_000, &never_lost), None, "those who talk are there");
    let due = desk.table.decide_for_clock(110_000, &never_lost);
    assert!(matches!(due, Some(Entry::Acted { by: Actor::Clock, .. })));
}
