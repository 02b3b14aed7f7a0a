home-intro = No sign-up. Choose a game and play at once; bots take the seats your friends leave free.
home-welcome = Welcome aboard
home-welcome-text = At the table you are called { $name }.
home-welcome-choose = Choose a name
home-welcome-done = That is me
home-play = Play now
home-play-label = Play now: { $game } with bots
home-invite = Invite friends
home-invite-label = Invite friends to { $game }
home-rules = Rules
home-rules-label = Rules of { $game }
home-learn = Learn in five minutes
home-learn-label = Learn { $game } in five minutes
home-learn-title = New here?
home-learn-text = Each game has a short lesson at its own table: you play, somebody explains.
home-learn-done = Learned
home-learn-later = No lesson, thank you
home-players = { $least ->
    [1] 1 to { $most } players
   *[other] { $least } to { $most } players
}
home-continue = Continue
home-all = { $n ->
    [one] Show { $n } table
   *[other] Show all { $n } tables
}
home-your-turn = Your turn
home-stage-gathering = Everybody is here
home-stage-playing = Being played
home-stage-paused = Resting
home-stage-over = Over; another match?
home-stage-closed = Closed
home-open-tables = Open tables
home-open-empty = Nobody is waiting for players just now. Open a table of your own.
home-seats-free = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}
home-join-code = Join with a code
home-join-code-label = Code of the table
home-join = Join
