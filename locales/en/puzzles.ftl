puzzles-title = Puzzles
puzzles-game = Game
puzzles-grade = Weather
puzzles-grade-all = Any weather
puzzles-grade-1 = Calm
puzzles-grade-2 = Breeze
puzzles-grade-3 = Fresh wind
puzzles-grade-4 = Gale
puzzles-grade-5 = Hurricane
puzzles-none = There are no puzzles of this kind yet.
puzzles-rating = Rating { $n }
puzzles-streak = { $n } in a row, at best { $best }
puzzles-answered = { $n } of { $of } answered
puzzles-number = Puzzle { $n }
puzzles-ask-mission = { $name } is to move, and all cards are open. Only one choice can still be won. Which?
puzzles-ask-points = { $name } is to move. One choice is clearly better than the others, on average. Which?
puzzles-right = Right!
puzzles-solution = The solution.
puzzles-wrong = Not this one.
puzzles-line-won = This is one way to win from here.
puzzles-line-lost = From here nobody can win any more. This is how it ends if officers play on.
puzzles-missed = Seeing only what that seat sees, { $officers } of { $n } officers and { $cadets } of { $n } cadets got it wrong.
puzzles-worth = { $choice }: { $points } points ahead
puzzles-show = Show the solution
puzzles-again = Try again
puzzles-next = Next puzzle

daily-title = Deals of the day
daily-about = One deal of each game, the same for everybody, until midnight (UTC). Bots sit in the other seats; your first attempt counts.
daily-public = The cards follow from the date by a rule that anybody can read, so that every server deals the same. Whoever wants to could know them beforehand; such matches count in no logbook or statistic.
daily-next = New deals: { $time }
daily-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
daily-play = Play
daily-play-label = Play { $game }
daily-on = Go on
daily-look = Look at it
daily-won = Won
daily-lost = Lost
daily-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
daily-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
daily-copy = Copy the result
daily-copied = Copied. It gives nothing away.
daily-card = { $game }, deal of { $date }
daily-result = Deal of { $date }: your result
daily-practice = Deal of { $date }, played once more: the first attempt counts.
