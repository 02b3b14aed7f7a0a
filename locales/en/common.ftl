app-name = Wardroom
app-tagline = Five card games, with friends or with bots
app-skip = Skip to the content
app-language = Language
app-theme-dark = Dark
app-theme-light = Light
app-theme = Theme
app-about = About
app-home = Home
app-loading = Loading …
app-missing = There is nothing here.
app-back-home = Back to the start page

link-connecting = Connecting …
link-lost = The connection is lost; trying again …

error-unavailable = The server cannot be reached. Your seat is kept; we keep trying.
error-unknown = That did not work: { $message }

game-planet-nine = The Crew: Quest for Planet Nine
game-deep-sea = The Crew: Mission Deep Sea
game-dead-mans-draw = Dead Man's Draw
game-launch-pad = Launch Pad
game-smitten = Smitten
game-planet-nine-pitch = Fifty missions among the stars, and hardly a word on the radio.
game-deep-sea-pitch = Tasks of every kind, down where radio waves bend.
game-dead-mans-draw-pitch = One more card? The loot is yours until it busts.
game-launch-pad-pitch = Build, test, launch — and sabotage the neighbours.
game-smitten-pitch = Two squares, one picture, four things you may say.

about-unofficial = Wardroom is an unofficial fan project. The games are named as facts; their makers have nothing to do with it. All drawings and words here are our own.
about-source = Free software under MIT or Apache-2.0.
