table-loading = Going to the table …
table-missing = There is no such table
table-missing-text = The link or the code may have a typing error, or the table was cleared long ago.
table-unknown-game = This game needs a newer page. Reload it, please.
table-closed = This table is closed
table-closed-text = Whoever opened it has closed it for good.
table-gathering = The table is set
table-seats = Seats
table-seat-free = Free seat
table-seat-name = Seat { $seat }
table-bot-name = Bot { $seat }
table-names-then = { $earlier }, then { $name }
table-passed = Seat { $seat }: { $name } plays from here on (before: { $before }).
table-your-seat = Your seat, { $seat }
table-you = You
table-sit = Sit here
table-sit-first = Take a seat, then cards can be dealt.
table-stand = Stand up
table-full = Every seat is taken. You can watch, and join the next match.
table-guests = At the table
table-seat-a-bot = Seat a bot
table-send-bot-away = Send the bot in seat { $seat } away
table-deal-with-bots = { $n ->
    [0] Deal
    [one] Deal, with a bot in the free seat
   *[other] Deal, with bots in { $n } free seats
}
table-invite = Invite friends
table-link = Link
table-copy = Copy the link
table-copied = The link is copied.
table-code = Code
table-qr = QR code with the link
table-options = What is played
table-options-owner = The host of the table decides this.
table-players = Players
table-silent = Play in silence
table-silent-about = Nothing is said while a match is under way, not even about what is decided together.
table-open = Open table
table-open-about = Listed on the start page; anybody may sit down.
table-waiting-for = Waiting for { $names }
table-waiting = One moment …
table-bots-wait = The bots wait for you
table-your-turn = Your turn
table-menu = Menu of the table
table-pause = Pause
table-resume = Go on
table-paused = The match rests.
table-take-back = Take back
table-key-choice = Go to what can be chosen, then to the next of it
table-hand-over = Let a bot play for me
table-take-over = Play myself
table-leave = Leave the table
table-panel = Log and talk
table-panel-fold = Fold the log away
table-panel-show = Show the log
table-log = What happened
table-chat = Talk
table-chat-label = Say something
table-chat-silent = Only the game's own signals are allowed now.
table-golden-rule = You decide this together, so you may talk. What you know only from your own hand you may not tell.
table-chat-removed = message removed
table-send = Send
table-seconds-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
table-again = Play again
table-next-attempt = Next attempt
table-replay = Look back
table-what-if = What if?
table-what-if-about = A what-if table: its matches count nowhere.
table-what-if-back = Back to the match it goes on from
table-counts-nowhere = Counts nowhere
table-tour = { $name } is looking back at a match.
table-tour-join = Look along
table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-result = The match is over
table-win-you = You win!
table-win-shared = { $names } share the win.
table-win-one = { $name } wins.
table-win-none = Nobody wins.
table-crew-won = You have made it!
table-crew-lost = Not this time.
table-record = Record
table-spectating = You are watching

bot-captain = Captain
bot-officer = Officer
bot-cadet = Cadet
bot-first = Careful
bot-random = Random

table-bot-level = How well the bot in seat { $seat } plays
table-sent-away = You were sent away
table-back-to-result = Back to the result
table-arrange = Change seats and options
table-fair = Fair shuffle
table-fair-about = Before the deal the server seals its part of the shuffle; this is the seal. Each player's device adds its own part. When the match is over, its record shows everything, and anybody can check it against the seal.
table-prepared = This table plays a prepared deal: not everything is left to chance, and the match counts nowhere.
table-public-seed = This table plays a deal whose cards anybody can know beforehand, such as the deal of the day; the match counts nowhere.
table-prepared-shuffle = Shuffle instead
table-turn-time = Time for each decision
table-absence-time = A bot plays for those away
table-no-limit = No limit
table-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
table-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
table-time-left = Time left: { $time }
table-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
table-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
table-reactions = Reactions
table-reaction = { $name ->
    [thumb] Well done
    [heart] Love it
    [cheer] Hooray
    [smile] Ha ha
    [wonder] Oh!
   *[tear] Oh no
}
table-host = host
table-watches = watching
table-not-here = not connected
table-mute = Mute { $name }
table-muted = You no longer hear { $name }. On your own page you can change that.
table-remove = Send { $name } away
table-remove-text = They cannot come back to this table. If they play, a bot takes their seat.
table-remove-button = Send away
table-sit-for-bot = Sit down instead of a bot
table-leave-sure = Leave in the middle of the match?
table-leave-text = A bot plays on in your seat. As long as nobody else sits there you can come back.
table-close = Close the table
table-close-sure = Close the table for everybody?
table-close-text = Nobody can play here any more. Matches that are over stay in your list.

proof-title = Was the shuffle fair?
proof-fair = Yes: this browser has done the sums again, and they come out.
proof-unfair = No: the sums do not come out. Somebody has tampered with this match.
proof-swapped = No: before the deal this browser was shown another fingerprint.
proof-unknown = This page came without encryption, so the browser will not do the sums. The numbers are here all the same.
proof-committed = Before the deal the table had chosen a secret and showed its fingerprint (SHA-256), so it could not choose another one later:
proof-seen = This browser was shown it then, and it is the same.
proof-unseen = This browser was not there then; that it is the same is taken on trust.
proof-contributed = { $n ->
    [one] Then a player's device added { $n } random text of its own, which the table could not foresee:
   *[other] Then the players' devices added { $n } random texts of their own, which the table could not foresee:
}
proof-own = One of them is this browser's own.
proof-others = None of them is this browser's own; that they are the players' is taken on trust.
proof-secret = Now that the match is over, the secret is open. Its fingerprint must be the one above:
proof-seed = The fingerprint of the secret followed by the texts is the number that shuffled all cards:
proof-yourself = "wardroom verify" checks the downloaded record on your own machine, every action included.

refusal-closed = This table is closed. Open another one.
refusal-not-here = You are not at this table. Reload the page to join it.
refusal-sent-away = You were sent away from this table. Open one of your own.
refusal-not-yours = Only the host of the table may do that.
refusal-seat-taken = Seat { $seat } is taken. Choose another one.
refusal-already-seated = You sit in seat { $seat } already. Stand up first.
refusal-knows-another-seat = You have seen the cards of seat { $seat } in this match. Sit there, or wait for the next match.
refusal-not-seated = You have no seat at this table. Take one.
refusal-bot-plays = A bot plays for you. Choose "Play myself" first.
refusal-match-under-way = A match is under way. Wait until it is over.
refusal-no-match = No match is under way. Deal first.
refusal-paused = The match rests. Let it go on first.
refusal-not-taken-back = This cannot be taken back: only your own last action can, if it showed nothing hidden.
refusal-silence = Only the game's own signals are allowed now. Talk later, at the latest when the match is over.
refusal-agreed-silence = This table plays in silence. Talk when the match is over.
refusal-branches = This table plays on from a moment of another match. Open a new table for something else.
refusal-another-leads = Somebody else leads: look along, or ask for the lead.
refusal-nobody-leads = Nobody is looking back just now. Begin!
refusal-no-such-moment = No match of this table has such a moment. Choose another one.
refusal-too-fast = Slow down and try again in a moment.
refusal-too-many-bot-tables = Bots are already playing at too many tables from your connection. Finish or close one of them first.
refusal-bad-name = A name has 1 to 24 visible characters.
refusal-no-such-table = There is no such table.
refusal-no-such-code = Nothing has this code. It may have a typing error.
refusal-no-such-crew = You belong to no such crew. Join it by its code.
refusal-no-such-device = You have no such device any more.
refusal-crew-full = This crew has as many members as a crew can have.
refusal-wrong-code = This code is wrong, used or too old. Ask for a new one.
refusal-no-such-record = There is no such record. It is written when the match is over.
refusal-no-lost-attempt = This is no lost attempt of a crew at Deep Sea.
refusal-not-played = Only those who played this attempt decide whether it counts.
refusal-attempt-settled = The crew cannot change now whether this attempt counts.
refusal-unavailable = The server did not answer. If nothing has happened, try again, please.
refusal-busy = Others were quicker. Try again, please.
refusal-players = This game is for { $least } to { $most } players.
refusal-range = One of the values is out of range: it must be from { $least } to { $most }.
refusal-conflict = These options do not go together. Change one of them.
refusal-impossible = This cannot be played like that. Change an option or the number of players.
table-winnable-thinking = Was it winnable? Looking at all the cards …
table-forgiven-unwinnable = This deal could not have been won: the attempt does not count.
table-forgiven-agreed = The crew has agreed: the attempt does not count.
table-forgive-counts = This deal could have been won: the attempt counts.
table-forgive-open = The crew may agree that this attempt does not count. All who played have to agree.
table-forgive-for = Agreed: { $names }.
table-forgive-missing = Still to agree: { $names }.
table-forgive-agree = Do not count this attempt
table-forgive-withdraw = Withdraw your agreement
