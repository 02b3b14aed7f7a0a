//! The suite can fail: every property is broken by a toy game with one flaw.

mod toy;

use conformance::{Property, find_breach};
use toy::{Flaw, Toy};

/// The property by which the suite catches a game with this flaw.
fn caught<F: Flaw>() -> Option<Property> {
    find_breach::<Toy<F>>(Toy::<F>::setups(), 200).map(|breach| breach.property)
}

/// Declares a toy with one flaw, and a test that the suite catches it by this property.
macro_rules! flaw {
    ($name:ident, $flaw:ident, $property:ident) => {
        #[test]
        fn $name() {
            #[derive(Clone, PartialEq, Eq, Debug, Default, Hash, Copy)]
            struct Broken;
            impl Flaw for Broken {
                const $flaw: bool = true;
            }
            assert_eq!(caught::<Broken>(), Some(Property::$property));
        }
    };
}

#[test]
fn a_sound_game_passes() {
    #[derive(Clone, PartialEq, Eq, Debug, Default, Hash, Copy)]
    struct Sound;
    impl Flaw for Sound {}
    conformance::check::<Toy<Sound>>(Toy::<Sound>::setups(), 1000);
}

flaw!(events_from_outside_do_not_repeat, COUNTS_GAMES, Repeats);
flaw!(an_action_is_listed_once, LISTS_TWICE, Lists);
flaw!(what_is_not_listed_is_refused, ACCEPTS_ANYTHING, Lists);
flaw!(what_is_listed_is_accepted, REFUSES_ODD, Lists);
flaw!(a_refusal_changes_nothing, REFUSAL_MOVES, Lists);
flaw!(no_card_is_lost, DROPS_CARDS, Keeps);
flaw!(somebody_can_act, GETS_STUCK, Ends);
flaw!(it_ends_within_its_bound, NEVER_ENDS, Ends);
flaw!(nobody_acts_after_the_end, GOES_ON_AFTER_THE_END, Ends);
flaw!(only_awaited_seats_act, LISTS_UNAWAITED, Ends);
flaw!(a_view_hides_the_pile, VIEW_SHOWS_PILE, Hides);
flaw!(an_event_hides_a_hand, EVENT_SHOWS_HAND, Hides);
flaw!(a_list_tells_no_other_hand, LISTS_BY_OTHER_HAND, Hides);
flaw!(the_turn_tells_no_hand, TURN_BETRAYS_HAND, Hides);
flaw!(what_may_be_said_tells_no_hand, TALK_BETRAYS_HAND, Hides);
flaw!(who_is_awaited_has_something_to_do, AWAITS_BOTH, Awaits);
flaw!(a_redeal_respects_what_play_has_shown, REDEAL_FORGETS_VOIDS, Hides);
flaw!(a_redeal_deals_again, REDEAL_IS_A_COPY, Hides);
flaw!(a_record_keeps_the_setup, RECORD_LOSES_SETUP, Records);
flaw!(text_names_one_action, TEXT_IS_AMBIGUOUS, Reads);
flaw!(json_names_one_action, JSON_LOSES_CARD, Reads);
flaw!(a_position_holds_what_was_played, POSITION_FORGETS_PLAYS, Deals);
flaw!(a_position_holds_the_hands, POSITION_FORGETS_HANDS, Deals);
flaw!(a_position_can_be_dealt, POSITION_CANNOT_BE, Deals);
