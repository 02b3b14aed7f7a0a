app-name = Wardroom
app-tagline = Five card games, with friends or with bots
app-skip = Skip to the content
app-nav = Main menu
app-language = Language
app-theme-dark = Dark theme
app-theme-light = Light theme
app-about = About
app-home = Wardroom: start page
app-loading = Lighting the lamp …
app-close = Close
app-less = Less
app-more = More
app-missing = There is nothing here
app-missing-text = The address may have a typing error.
app-torn = A part of this page did not come
app-torn-text = The connection may be gone, or the server has a newer version by now. Nothing is lost.
app-back-home = Back to the start page
app-again = Try again
app-failed = That did not work
app-more-pages = Further pages

link-lost = The connection is lost; trying again …

error-unavailable-title = The server cannot be reached
error-unavailable = We keep trying. Your seats are kept.
error-unknown = That did not work: { $message }

game-planet-nine = The Crew: Quest for Planet Nine
game-deep-sea = The Crew: Mission Deep Sea
game-dead-mans-draw = Dead Man's Draw
game-launch-pad = Launch Pad
game-smitten = Smitten
game-planet-nine-pitch = Fifty missions among the stars, and hardly a word on the radio.
game-deep-sea-pitch = Tasks of every kind, down where radio waves bend.
game-dead-mans-draw-pitch = One more card? The loot is yours until it busts.
game-launch-pad-pitch = Build, test, launch – and sabotage the neighbours.
game-smitten-pitch = Two squares, one picture, four things you may say.

session-guest = Guest { $n }

kit-confirm = Sure?
kit-cancel = Not yet
kit-away = away, a bot plays
kit-thinking = thinking
kit-to-move = to move
kit-about-bot = How { $name } plays

avatar-anchor = Anchor
avatar-compass = Compass
avatar-helm = Helm
avatar-lantern = Lantern
avatar-parrot = Parrot
avatar-whale = Whale
avatar-octopus = Octopus
avatar-turtle = Turtle
avatar-rocket = Rocket
avatar-satellite = Satellite
avatar-comet = Comet
avatar-moon = Moon
