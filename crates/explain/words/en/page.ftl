### The frame of the page: its header, its rooms, messages, and the line at its end.

title = Glicko-2, step by step
pitch = A Glicko-2 calculator that shows its work.
pitch-how = Enter a player’s games and see why the rating moved.
example = Example from Glickman’s paper
enter-own = Enter your own games
rooms = Rooms
room-player = Calculator
room-league = League
room-systems = Systems
room-learn = Learn
# $room (text): the name of the room, or the title of a lesson
# $title (text): the title of the page
in-room = { $room } – { $title }
loading = Loading…
long-loading = Loading takes unusually long, but it goes on. What you entered is unchanged.
not-loaded = This part of the page could not be loaded. Check your network connection. What you entered is unchanged.
printed-early = The formulas were still loading when you printed. Print again for the full handout.
try-again = Try again
system = System
system-paper = Glicko-2 (2022)
system-choose = System: Glicko-2 (2022). Choose another
share = Share
and-embed = & embed
undo = Undo
redo = Redo
theme = Colours
theme-auto = Follow the device
theme-light = Light
theme-dark = Dark
what-goes-in = What goes in
derivation = The derivation
what-it-means = What it means
source = Mark E. Glickman, Example of the Glicko-2 system (2013, corrected 2022)
source-note = Every number here is computed on your device from what you entered, and nothing is sent anywhere.
statement = Accessibility and privacy
# $parts (text): the parts of the link, joined by commas
link-not-understood = Part of the link could not be used and was left out: { $parts }. Everything else was loaded.
# $n (count): the number of parts that are not named
and-more = and { $n } more
own-is-saved = This case came with a link. What you entered yourself is still saved.
previous-is-saved = What you entered before you opened a link is still saved.
back-to-own = Go back to it
forget-previous = Forget it
store-is-full = Your browser’s storage is full, so this case may be gone at your next visit. Bookmark the page to keep it, because the address holds everything.
too-large-to-save = This is too large for the browser’s storage, so it will be gone at your next visit. Save it as a file in Share & embed.
dismiss = Close this message
open-full = Glicko-2, step by step · open the full page ↗
full-page = Full page ↗
steps = Steps
games = Games
