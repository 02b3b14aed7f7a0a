table-gathering = The table is set
table-seat-free = Free seat
table-seat-bot = Bot { $bot }
table-seat-away = { $name } is away; a bot plays on
table-you = You
table-sit = Sit here
table-stand = Stand up
table-seat-a-bot = Seat a bot
table-send-bot-away = Send the bot away
table-deal = Deal
table-deal-with-bots = { $n ->
    [0] Deal
    [one] Deal, with a bot in the free seat
   *[other] Deal, with bots in { $n } free seats
}
table-link = Link to this table
table-copy = Copy the link
table-copied = Copied.
table-code = Code { $code }
table-qr = QR code with the link to this table
table-waiting-for = Waiting for { $names }
table-your-turn = Your turn
table-thinking = { $name } is thinking
table-pause = Pause
table-resume = Go on
table-paused = The match rests.
table-take-back = Take back
table-hand-over = Let a bot play for me
table-take-over = Play myself
table-leave = Leave the table
table-log = What happened
table-chat = Talk
table-chat-label = Say something to the table
table-chat-silent = During a mission only the game's own signals are allowed.
table-send = Send
table-again = Play again
table-result = The match is over
table-win-you = You win!
table-win-shared = { $names } share the win.
table-win-one = { $name } wins.
table-win-none = Nobody wins.
table-crew-won = The crew has made it!
table-crew-lost = Not this time.
table-record = Download the record
table-closed = This table is closed.
table-missing = There is no such table, or its link has a typing error.
table-spectating = You are watching.
table-only-when = { $why }
