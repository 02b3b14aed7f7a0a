what-if = What if?
what-if-over = The match is over here: go back to a moment before the end to play on from it.
what-if-about = Play on from this moment, in seat { $seat }, at a table of its own. It counts nowhere.
what-if-bots = With bots
what-if-friends = With friends
what-if-others = { $n ->
    [one] One table plays on from this match
   *[other] { $n } tables play on from this match
}
together = Look back together
together-about = Everybody at this table sees the moment you show, and you can talk about it.
together-begin = Show the others
together-lead = { $n ->
    [0] You lead. Nobody looks along yet.
    [one] You lead. One person looks along.
   *[other] You lead. { $n } people look along.
}
together-pass = Let { $name } lead
together-stop = Stop leading
together-led = { $name } leads.
together-follow = Go along
together-invite = Who shall look along?
