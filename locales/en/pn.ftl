pn-dummy = Jarvis

pn-sum-tasks = { $n ->
    [one] { $n } task.
   *[other] { $n } tasks.
}
pn-sum-tokens = { $n ->
    [one] Order token: { $tokens }.
   *[other] Order tokens: { $tokens }.
}
pn-sum-decision = The commander gives all tasks, face down, to one other member.
pn-sum-distribution = The commander shares out the tasks one by one, evenly.
pn-sum-dead-zone = Dead zone: messages come without the token's position.
pn-sum-radio-from = Interference: no radio before trick { $trick }.
pn-sum-help = With five players one task may be handed over.

pn-rule-sick = One member is ill and must not win a trick.
pn-rule-silent = One member must not communicate.
pn-rule-draw = After the first trick everybody draws a random card from the right neighbour's hand.
pn-rule-rockets-win = Each rocket must win a trick.
pn-rule-rockets-win-in-order = Each rocket must win a trick, in ascending order.
pn-rule-one-wins = At least one colour card of value 1 must win a trick.
pn-rule-two-ones-win = At least two colour cards of value 1 must each win a trick.
pn-rule-no-nine-wins = No trick may be won with a 9.
pn-rule-swap-tokens = Before the choice of tasks the crew may exchange two tokens.
pn-rule-move-token = Before the choice of tasks the crew may move one token to a task without one.
pn-rule-balance = At no time may anybody have won two tricks more than another.
pn-rule-commander-first-and-last = The commander must win the first and the last trick.
pn-rule-volunteer = One member must win exactly one trick, and not with a rocket.
pn-rule-pilot = One member must win the first and the last trick and no other, neither with a rocket.
pn-rule-pink-to-the-left = The left neighbour of whoever is dealt pink 9 must win all pink cards.
pn-rule-omega-in-last-trick = The task with the token Ω must be done in the very last trick.
pn-rule-opener-and-closer = One member wins exactly the first four tricks, another exactly the last one, the others all between.

pn-token-number = Must be task number { $n } to be done.
pn-token-omega = Must be the last task to be done.
pn-token-first-arrow = Must be done before the tasks with more arrows.
pn-token-arrow = Must be done after the task with { $before }.

pn-role-sick = Ill
pn-role-silent = Silent
pn-role-volunteer = Volunteer
pn-role-pilot = Pilot
pn-role-opener = First four
pn-role-closer = Last trick
pn-role-about-sick = Must not win a trick.
pn-role-about-silent = Must not communicate.
pn-role-about-volunteer = Must win exactly one trick, not with a rocket.
pn-role-about-pilot = Must win the first and the last trick and no other, neither with a rocket.
pn-role-about-opener = Must win the first four tricks and no other.
pn-role-about-closer = Must win the last trick and no other.
pn-pink = All pink
pn-pink-about = Must win all pink cards.

pn-task = Win { $card }
pn-task-tile = { $owner ->
    [none] Win { $card } ({ $state })
   *[other] Win { $card }: { $name } ({ $state })
}
pn-hidden = { $n ->
    [one] { $n } task face down
   *[other] { $n } tasks face down
}

pn-phase-asking = The commander asks
pn-phase-naming = The commander names somebody
pn-phase-drafting = Choosing tasks
pn-phase-deciding = The commander decides
pn-phase-distributing = Sharing out tasks
pn-phase-voting = Vote
pn-phase-passing = Distress signal
pn-phase-briefing = Before the first trick
pn-phase-playing = Under way
pn-phase-won = Accomplished
pn-phase-lost = Lost

pn-ask-sick = How do you feel?
pn-ask-volunteer = Will you win exactly one trick, and not with a rocket?
pn-ask-pilot = Will you win the first and the last trick, no other, and neither with a rocket?
pn-ask-opener = Which tricks would you take: the first four, those between, or the last?
pn-ask-all-tasks = { $n ->
    [one] Would you take the task, unseen?
   *[other] Would you take all { $n } tasks, unseen?
}
pn-ask-task = Would you take this task?
pn-asked = { $name } is asked: { $question }
pn-asked-own = The commander asks: { $question }
pn-answer-yes = Yes
pn-answer-no = No
pn-answer-good = Well
pn-answer-bad = Not well
pn-answer-first-four = The first four
pn-answer-between = Those between
pn-answer-last = The last one
pn-said = “{ $answer }”

pn-name-sick = Who is ill and must not win a trick?
pn-name-silent = Who must not communicate?
pn-name-volunteer = Who wins exactly one trick?
pn-name-pilot = Who wins the first and the last trick?
pn-name-opener = Who wins the first four tricks?
pn-name-closer = Who wins the last trick?
pn-naming-wait = The commander names somebody: { $role }.
pn-decide = To whom do you give all tasks?
pn-decide-wait = The commander gives all tasks to one member.
pn-distribute = To whom do you give this task?
pn-distribute-wait = The commander gives this task to somebody.
pn-draft = Take a task.
pn-draft-for = Take a task for { $name }.
pn-draft-wait = { $name } is to take a task.
pn-briefing = You lead the first trick. Before that the crew may agree on something.
pn-briefing-wait = Before the first trick the crew may agree on something.

pn-change-tokens = Change tokens
pn-change-swap = Before the first choice the crew may exchange two tokens. Which ones?
pn-change-move = Before the first choice the crew may move a token to a task without one. Which token, and where?
pn-hand-over = Hand over a task
pn-hand-over-about = With five players the crew may hand over one task. Which task, and to whom?
pn-hand-over-to = Who gets the task to win { $card }?
pn-hand-over-done = A task has been handed over.
pn-proposal-swap = exchange the tokens { $one } and { $other }
pn-proposal-move = move the token { $token } to { $task }
pn-proposal-hand-over = hand the task { $task } over to { $to }

pn-action-answer = Say: { $answer }
pn-action-name = Name { $member }
pn-action-take = Take: { $task }
pn-action-give = Give to { $member }
pn-action-propose = Propose: { $proposal }
pn-action-agree = Agree
pn-action-object = Object
pn-action-time-up = Time is up
pn-action-pass = Pass { $card }
pn-action-radio = Show { $card }
pn-action-play = Play { $card }

pn-event-commander-named = { $commander } has rocket 4 and is the commander.
pn-event-pink-nine-shown = { $holder } has pink 9, so { $winner } must win all pink cards.
pn-event-task-revealed = Task turned up: { $task }.
pn-event-task-revealed-token = Task turned up with the token { $token }: { $task }.
pn-event-tasks-hidden = { $n_tasks ->
    [one] { $n_tasks } task lies face down.
   *[other] { $n_tasks } tasks lie face down.
}
pn-event-answered = { $by } answers: { $answer }.
pn-event-role-given = { $to }: { $role }.
pn-event-task-allotted = { $to } gets the task { $task }.
pn-event-proposed = { $by } proposes: { $proposal }.
pn-event-time-up = Time for answers is up: the commander decides.
pn-event-carried = Agreed: { $proposal }.
pn-event-drew = { $by } draws { $card } from { $from }.
pn-event-task-met = { $by } has done the task { $task }.
pn-event-mission-lost = { $reason }

pn-reason-won-by-another = Lost in trick { $trick }: { $winner } won { $task }, which was the task of { $owner }.
pn-reason-won-by-wrong = Lost in trick { $trick }: { $winner } won { $task }, which was another's task.
pn-reason-left-over = Lost with the last trick: { $task }, the task of { $owner }, was never played.
pn-reason-left-over-unowned = Lost with the last trick: { $task }, which was a task, was never played.
pn-reason-out-of-order = Lost in trick { $trick }: { $task } with the token { $token } came at the wrong moment.
pn-reason-order-out-of-reach = Lost: { $task } with the token { $token } can no longer come in its order.
pn-reason-rule-broken = Lost in trick { $trick }, against the rule: { $rule }
pn-reason-rule-out-of-reach = Lost, since this can no longer be met: { $rule }

pn-refusal-over = The mission is over: start the next attempt.
pn-refusal-not-your-turn = It is not your turn yet.
pn-refusal-not-now = This cannot be done now.
pn-refusal-wrong-answer = This is no answer to the question.
pn-refusal-not-eligible = { $member } cannot be chosen. Name somebody else.
pn-refusal-uneven-split = { $member } would have too many tasks: in the end nobody may have two more than another.
pn-refusal-no-such-task = { $task } is no task on the table.
pn-refusal-not-in-hand = You do not have { $card }.
pn-refusal-must-follow-suit = Follow suit: the suit led is { $suit }, and you can follow.
pn-refusal-not-a-rocket = You can neither show nor pass { $card }. Choose a colour card.
pn-refusal-nothing-to-say = You cannot show { $card }: it is neither your highest nor your only nor your lowest of its colour.
pn-refusal-trick-under-way = A trick is under way. Communicate before a trick.
pn-refusal-interference = Interference: nobody can communicate before trick { $trick }.
pn-refusal-no-token = You cannot communicate any more in this mission.
pn-refusal-allot-first = Propose this when all tasks are given out.
pn-refusal-vote-under-way = Another proposal is on the table. Answer it first.
pn-refusal-pass-first = Cards are being passed. Propose this when all have passed theirs.
pn-refusal-first-card-played = The first card has been played; this can only be proposed before it.
pn-refusal-proposals-spent = You have proposed this { $most } times. Let others propose.
pn-refusal-help-needs-five = Only a crew of five may hand over a task.
pn-refusal-no-help-in-mission = This mission has no gold frame: no task is handed over in it.
pn-refusal-no-tasks = This mission has no tasks to hand over.
pn-refusal-handed-over-already = A task has been handed over already. It is allowed once per attempt.
pn-refusal-owned-already = { $member } has the task { $task } already. Choose another member.
pn-refusal-signal-sent = The distress signal has been sent in this attempt already.
pn-refusal-communicated-already = A message has been sent already. The distress signal comes before any message.
pn-refusal-one-direction = With two players there is one direction only: you pass a card to each other.
pn-refusal-no-token-change = In this mission tokens cannot be changed like this.
pn-refusal-tokens-changed = The tokens have been changed already. It is allowed once.
pn-refusal-first-task-taken = The first task has been taken; tokens can only be changed before that.
pn-refusal-senseless = This proposal would change nothing.

pn-option-challenge = Harder game for three
pn-option-challenge-about = Without the green cards and rocket 1.
pn-option-help = Handing over counts
pn-option-help-about = With five players, handing over a task adds one attempt to the logbook.

pn-tokens-heading = Order tokens
pn-roles-heading = Roles
pn-rules-goal = You are one crew. Each task is a card that a certain member must win; when all tasks are done, the mission is accomplished. If anybody else wins such a card, the mission is lost for all of you, and you try again.
pn-rules-turn = Whoever has rocket 4 is the commander, chooses the first task and leads the first trick. Follow the suit that was led if you can; otherwise play what you like. The highest card of that suit wins the trick, unless a rocket lies in it: then the highest rocket does. Whoever wins a trick leads the next.
pn-rules-signals = You must not talk about your cards. Once per mission, before a trick, you may lay one colour card open and put your token on it: at the top if it is your highest of that colour, in the middle if it is your only one, at the bottom if it is your lowest. The card stays part of your hand. In a dead zone the token's position is not shown; with interference the radio starts later.
pn-rules-distress = Before the first trick the crew may send a distress signal together: everybody passes a colour card to the same side. It costs one attempt in the logbook.
pn-rules-two = Two players get help from Jarvis: seven open cards, each on a covered one. The commander chooses his tasks and plays his cards; a covered card is turned up after the trick.
