home-play = Play now
home-play-label = Play { $game } now with bots
home-invite = Invite friends
home-invite-label = Invite friends to { $game }
home-rules = Rules
home-players = { $least ->
    [1] For up to { $most }
   *[other] For { $least } to { $most }
}
home-continue = Continue
home-continue-empty = Tables you sit at will be listed here.
home-your-turn = Your turn
home-open-tables = Open tables
home-open-empty = Nobody is waiting for players just now. Open a table of your own.
home-seats-free = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}
home-join-code = Join with a code
home-join-code-label = Code of the table
home-join = Join
home-your-name = Your name
home-rename = Change
