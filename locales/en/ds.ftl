ds-dummy = Tonoja

ds-sum-drawn = { $n ->
    [one] Tasks worth { $n } point in all.
   *[other] Tasks worth { $n } points in all.
}
ds-sum-given = { $n ->
    [one] One fixed task.
   *[other] { $n } fixed tasks.
}
ds-sum-silent = No communication before trick { $trick }.
ds-sum-seconds = { $seconds ->
    [0] Against the clock: { $minutes } min.
   *[other] Against the clock: { $minutes } min { $seconds } s.
}
ds-allotment-draft = Tasks are taken in turn from the captain on.
ds-allotment-hardest-first = The captain's first task must be one of the hardest.
ds-allotment-skip-captain = The captain takes no task.
ds-allotment-one-member = One member takes all tasks; the crew agrees on whom.
ds-allotment-captain-or-willing = The captain takes all tasks or passes them to somebody willing; then nobody communicates after the first trick has begun.
ds-allotment-free = Share out the tasks as you like.
ds-allotment-volunteer = The first who says yes takes all tasks.
ds-allotment-two-volunteers = The first two who say yes share the tasks between them.
ds-communication-normal = Everybody may communicate once.
ds-communication-currents = Ocean currents: messages come without the token's position.
ds-communication-rapture = Rapture of the deep: only a few tokens in the middle, for whoever takes one.
ds-communication-terrain = Unknown terrain: a card drawn before the deal decides how you may communicate.
ds-communication-silence = No communication at all.
ds-terrain = Unknown terrain ({ $card }): { $communication }
ds-special-balance = At no time may anybody have won two { $value }s more than another.
ds-special-no-lead = No trick may be opened with { $suits }.
ds-special-first-winner-ahead = Whoever wins the first trick must stay ahead of everybody in tricks won.
ds-special-last-card = The very last card of the last trick must be { $card }.

ds-task-win = Win { $cards }.
ds-task-win-all = Win all four { $value }s.
ds-task-green-2-last-trick = Win the last trick, with green 2 in it.
ds-task-only-submarine = Win submarine { $value } and no other submarine.
ds-task-at-least = Win { $n } or more of the { $value }s.
ds-task-exactly = Win exactly { $n } of the { $value }s.
ds-task-at-least-5-pink = Win 5 or more pink cards.
ds-task-at-least-7-yellow = Win 7 or more yellow cards.
ds-task-exactly-1-pink = Win exactly 1 pink card.
ds-task-exactly-2-blue = Win exactly 2 blue cards.
ds-task-exactly-2-green = Win exactly 2 green cards.
ds-task-exactly-1-pink-1-green = Win exactly 1 pink card and exactly 1 green card.
ds-task-exactly-submarines = { $n ->
    [one] Win exactly { $n } submarine.
   *[other] Win exactly { $n } submarines.
}
ds-task-using = Win a trick with a { $value } of your own.
ds-task-capture = Win { $value ->
    [8] an 8
   *[other] a { $value }
} with a { $own } of your own.
ds-task-capture-with-submarine = Win { $card } with a submarine of your own.
ds-task-no-values = Win no card with the value { $values }.
ds-task-no-pink = Win no pink card.
ds-task-no-green = Win no green card.
ds-task-no-yellow = Win no yellow card.
ds-task-no-pink-no-blue = Win no pink and no blue card.
ds-task-no-green-no-yellow = Win no green and no yellow card.
ds-task-no-submarines = Win no submarine.
ds-task-first-tricks = { $n ->
    [one] Win the first trick.
   *[other] Win each of the first { $n } tricks.
}
ds-task-last-trick = Win the last trick.
ds-task-first-and-last-trick = Win the first and the last trick.
ds-task-only-first-trick = Win the first trick and no other.
ds-task-only-last-trick = Win the last trick and no other.
ds-task-none-of-first = Win none of the first { $n } tricks.
ds-task-tricks = { $n ->
    [0] Win no trick at all.
    [one] Win exactly { $n } trick.
   *[other] Win exactly { $n } tricks.
}
ds-task-streak = Win { $n } tricks in a row at least once.
ds-task-one-streak = Win exactly { $n } tricks in all, one right after the other.
ds-task-never-2-in-a-row = Never win two tricks in a row.
ds-task-more-than-each-other = Win more tricks than each other member.
ds-task-fewer-than-each-other = Win fewer tricks than each other member.
ds-task-more-than-all-others-together = Win more tricks than all others together.
ds-task-more-than-captain = Win more tricks than the captain.
ds-task-fewer-than-captain = Win fewer tricks than the captain.
ds-task-same-as-captain = Win as many tricks as the captain.
ds-task-sum-below = Win a trick without submarines whose values add up to less than { $limit }.
ds-task-sum-above = Win a trick without submarines whose values add up to more than { $limit }.
ds-task-sum-22-or-23 = Win a trick without submarines whose values add up to 22 or 23.
ds-task-all-above-5 = Win a trick in which every card is higher than 5.
ds-task-all-below-7 = Win a trick without submarines in which every card is lower than 7.
ds-task-predict-open = Say before the first trick how many tricks you will win, and win exactly that many.
ds-task-predict-secret = Note secretly before the first trick how many tricks you will win, and win exactly that many.
ds-task-equal-pink-blue-in-trick = Win a trick with as many pink as blue cards, and some of both.
ds-task-equal-green-yellow-in-trick = Win a trick with as many green as yellow cards, and some of both.
ds-task-equal-pink-yellow-total = Win as many pink as yellow cards in all, and some of both.
ds-task-more-pink-than-green = Win more pink than green cards.
ds-task-more-yellow-than-blue = Win more yellow than blue cards.
ds-task-one-of-each-colour = Win at least one card of each colour.
ds-task-all-of-one-colour = Win all nine cards of one colour.
ds-task-all-even = Win a trick of even values only, without submarines.
ds-task-all-odd = Win a trick of odd values only, without submarines.
ds-task-never-lead-pink-green = Never open a trick with pink or green.
ds-task-never-lead-pink-blue-yellow = Never open a trick with pink, blue or yellow.

ds-task-tile = { $owner ->
    [none] { $task } Difficulty { $difficulty } ({ $state })
   *[other] { $task } { $name }, difficulty { $difficulty } ({ $state })
}
ds-difficulty = Difficulty { $n }
ds-progress = { $have } of { $want }
ds-foretold = { $n ->
    [one] { $n } trick foretold
   *[other] { $n } tricks foretold
}
ds-won-cards = Counting so far: { $cards }

ds-mission-training = Training
ds-mission-epilogue = Epilogue, difficulty { $n }
ds-next-same = Next attempt, same tasks
ds-next-new = Next attempt, new tasks
ds-next-epilogue = On to the epilogue, difficulty { $n }
ds-phase-draft = Choosing tasks
ds-phase-one-member = One member for all tasks
ds-phase-offer = The captain decides
ds-phase-asking = Who is willing?
ds-phase-share = Sharing out tasks
ds-phase-distress = Before the first trick
ds-phase-passing = Distress signal
ds-phase-predict = Predictions
ds-phase-play = Under way
ds-phase-won = Accomplished
ds-phase-lost = Lost

ds-draft = Take a task.
ds-draft-skip = Take a task, or pass.
ds-draft-for = Choose for { $name }.
ds-draft-wait = { $name } is to take a task.
ds-one-member = Who takes all tasks?
ds-one-member-wait = { $name } proposes who takes all tasks.
ds-offer = Will you take all tasks, or ask for somebody willing?
ds-offer-wait = The captain takes all tasks or asks who is willing.
ds-asked = Will you take the tasks?
ds-asked-for = Does { $name } take the tasks?
ds-asked-wait = { $name } is asked to take the tasks.
ds-willing = Willing: { $names }
ds-share = Choose a task, then the member who gets it.
ds-share-to = Who gets it: { $task }
ds-share-wait = { $name } lays the tasks before members.
ds-share-vote = { $own ->
    [yes] You propose to share the tasks like this.
   *[no] { $name } proposes to share the tasks like this.
}
ds-distress = You begin the mission – or does the crew send a distress signal first?
ds-distress-wait = The crew may send a distress signal before the captain begins.
ds-predict = How many tricks will you win?
ds-predict-for = How many tricks will { $name } win?
ds-predict-secret = Nobody else sees the number.
ds-predict-wait = Still to foretell: { $names }

ds-proposal-member = { $member } takes all tasks

ds-action-take = Take: { $task }
ds-action-skip = Pass
ds-action-propose = Propose: { $proposal }
ds-action-keep = Keep all tasks
ds-action-ask = Ask who is willing
ds-action-yes = Yes
ds-action-no = No
ds-action-give = Give to { $member }: { $task }
ds-action-begin = Begin the mission
ds-action-agree = Agree
ds-action-object = Object
ds-action-pass = Pass { $card }
ds-action-predict = Foretell { $tricks }
ds-action-radio = Show { $card }
ds-action-play = Play { $card }
ds-action-time-up = Time is up

ds-event-terrain-drawn = Unknown terrain, { $card } is drawn: { $communication }
ds-event-task-turned-up = Task: { $task }
ds-event-captain-named = { $captain } has submarine 4 and is the captain.
ds-event-task-taken = { $by } takes the task: { $task }
ds-event-skipped = { $by } takes no task.
ds-event-asked = The captain asks who is willing to take the tasks.
ds-event-answered = { $yes ->
    [yes] { $by } is willing.
   *[no] { $by } is not willing.
}
ds-event-all-taken = { $by } takes all tasks.
ds-event-volunteered = { $members } share the tasks.
ds-event-task-given = Laid before { $to }: { $task }
ds-event-tasks-shared = The tasks stay as they are shared out.
ds-event-proposed = { $by } proposes: { $proposal }.
ds-event-distress-sent = { $direction ->
    [left] Distress signal: everybody passes a card to the left.
   *[right] Distress signal: everybody passes a card to the right.
}
ds-event-predicted = { $tricks ->
    [one] { $by } foretells { $tricks } trick.
   *[other] { $by } foretells { $tricks } tricks.
}
ds-event-predicted-secret = { $by } foretells a secret number of tricks.
ds-event-clock-started = The clock runs: { $seconds } seconds.
ds-event-prediction-shown = { $tricks ->
    [one] { $by } had foretold { $tricks } trick.
   *[other] { $by } had foretold { $tricks } tricks.
}
ds-event-task-done = { $owner } has done the task: { $task }
ds-event-task-failed = { $owner } cannot meet the task any more: { $task }
ds-event-time-up = Time is up.
ds-event-mission-lost = { $loss }

ds-reason-card-lost = { $to } won { $card } in trick { $trick }.
ds-reason-card-won = { $card }, won in trick { $trick }, was one too many.
ds-reason-card-left-over = { $card } was never played.
ds-reason-card-fell = { $card } fell too early, in trick { $trick }.
ds-reason-card-led = { $by } opened trick { $trick } with { $card }.
ds-reason-trick-won = Trick { $trick } should not have been won.
ds-reason-trick-lost = Trick { $trick } should have been won.
ds-reason-out-of-reach = After trick { $trick } nothing that could still come was enough.
ds-loss-task-failed = Lost: { $owner } could not meet the task “{ $task }”. { $reason }
ds-loss-rule-broken = Lost against the rule “{ $rule }”. { $reason }
ds-loss-time-up = Lost: time ran out.
ds-loss-no-task-for-captain = Lost: only tasks that compare with the captain were left for { $captain }, the captain.

ds-refusal-mission-over = The mission is over: start a new attempt.
ds-refusal-not-your-turn = It is not your turn: wait for { $awaited }.
ds-refusal-not-now = This is not what is decided now.
ds-refusal-not-in-hand = { $card } is not in this hand.
ds-refusal-must-follow-suit = Follow suit: the suit led is { $suit }, and you can follow.
ds-refusal-lead-barred = No trick may be opened with { $card } in this mission. Lead another suit.
ds-refusal-not-communicable = You cannot show { $card }: it is neither your highest nor your only nor your lowest of its colour.
ds-refusal-submarine-on-radio = Submarines are never communicated. Choose a colour card.
ds-refusal-no-radio-now = You cannot communicate now: it takes a token, and a moment between tricks that the mission allows.
ds-refusal-submarine-passed = Submarines are never passed. Choose a colour card.
ds-refusal-no-such-task = This task is not on the table.
ds-refusal-task-taken = This task is taken already.
ds-refusal-not-for-captain = The captain cannot take a task that compares with the captain.
ds-refusal-not-hardest = The captain begins with one of the hardest tasks.
ds-refusal-cannot-skip = All tasks must be taken, so you cannot pass.
ds-refusal-wrong-member = Not to { $member }: somebody would be left without a task.
ds-refusal-proposals-spent = You have proposed a distress signal { $most } times. Let others propose.
ds-refusal-too-many-tricks = There are { $most } tricks only.

ds-option-untimed = Without the clock
ds-option-untimed-about = Missions 14, 15, 16 and 26 have a handicap instead.
ds-option-pink-9 = Pink 9 and yellow 8 count 2
ds-option-pink-9-about = With four members this task has difficulty 2, as in some editions, instead of 3.
ds-option-epilogue = Difficulty
ds-tasks-heading = All 96 tasks
ds-tasks-crew = How many play
ds-tasks-crew-about = Difficulties and the limits of sums depend on it. Two play with the numbers for three.

ds-rules-goal = You are one crew. Each mission draws task cards, and each task belongs to a member. When every task is done and cannot be spoilt any more, the mission is accomplished; when one cannot be met any more, it is lost for all of you, and you try again.
ds-rules-turn = Whoever has submarine 4 is the captain, chooses first among the tasks and leads the first trick. Follow the suit that was led if you can; otherwise play what you like. The highest card of that suit wins the trick, unless a submarine lies in it: then the highest submarine does. Whoever wins a trick leads the next.
ds-rules-tasks = The harder the mission, the more points of tasks are drawn; a task's points depend on how many you are. “Exactly” is judged at the end. Values and colours never mean submarines.
ds-rules-signals = You must not talk about your cards. Once per mission, before a trick, you may lay one colour card open and put your token on it: at the top if it is your highest of that colour, in the middle if it is your only one, at the bottom if it is your lowest. In ocean currents the position is not shown; in the rapture of the deep only a few tokens lie in the middle; unknown terrain decides by a card.
ds-rules-distress = Before the first trick the crew may send a distress signal together: everybody passes a colour card to the same side. It costs one attempt in the logbook.
ds-rules-two = Two players get help from Tonoja: seven open cards, each on a covered one. The captain chooses her tasks and plays her cards; a covered card is turned up after the trick.
