me-title = You
me-face = How others see you
me-devices = Your devices
me-devices-about = You need no password. To play as the same person on another device, give it a one-time code.
me-device-this = this device
me-device-unnamed = Unnamed device
me-device-seen = Last used: { $date }
me-device-name = Name of the device
me-device-keep = Keep this name
me-device-rename = Rename
me-device-rename-label = Rename: { $name }
me-device-out = Throw out
me-device-out-label = Throw out: { $name }
me-device-out-sure = Throw out this device: { $name }?
me-device-out-text = It will no longer play as you. To play as you there again takes a new code.
me-device-out-this = Throw out the device in your hands?
me-device-out-this-text = From here you begin anew as somebody else. If you have no other device, there is no way back to your name, crews and matches.
me-link-make = Make a code for another device
me-link-title = On the other device
me-link-until = Good once, and for
me-link-other = This device shall be one of yours
me-link-code = Code from the other device
me-link-use = Use this code
me-link-sure = Make this device one of yours?
me-link-text = It will play as the person who made the code. Whoever it was until now, { $name }, cannot be reached from here any more.
me-link-failed = The code did not work
me-muted = Muted people
me-muted-none = You hear everybody. At a table, somebody's words can be muted in the list of guests.
me-hear = Hear again
me-hear-label = Hear { $name } again
me-delete = Delete everything about you
me-delete-about = Your name, devices, crews and seats are forgotten at once, and what you said is removed. Matches stay, with “somebody” in your place. Backups that the operator of this server has made may keep it for longer.
me-delete-button = Delete me
me-delete-sure = Delete you for good?
me-delete-text = Nobody can undo this, and no other device will know you. Matches under way go on with bots in your seats.

history-title = Your matches
history-none = You have not finished a match yet. The first one takes a few minutes.
history-analysis = Look into a record
history-count = { $n ->
    [one] { $n } match,
   *[other] { $n } matches,
}
history-count-won = { $n ->
    [one] { $n } won.
   *[other] { $n } won.
}
history-game = Game
history-all-games = All games
history-more = Earlier matches
history-somebody = somebody
history-accomplished = Accomplished
history-failed = Not accomplished
history-won = Won
history-winner = Won by { $names }

statistics-title = Statistics
statistics-games = Games
statistics-none = No match of this game is over yet. Be the first.
statistics-mission = Mission
statistics-other = Own missions
statistics-matches = Matches
statistics-won = Won
statistics-points = Best score, on average
statistics-actions = Actions per match
statistics-share = { $n } %
