### The words around the program: pages that the build writes without it, and messages before it starts. Read by `xtask`, so each is one line without places. Text between backticks is code.

about = Glickman's eight steps on your own games, with every value on the way.
picture = 1500 → 1464: why −36? Two reasons, and the curve of the rating before and after three games.
without-scripts = Without scripts
loading = Loading
late = The program of this page has not started yet. On a slow network it may still be on its way.
failed = The program of this page could not be loaded or started. Is there a network? Then trying again may help. It also needs a browser that allows WebAssembly.
not-started = The program inside this file has not started. It computes on your device and needs JavaScript, WebAssembly and DecompressionStream for it: Chrome or Edge 109, Firefox 113, Safari 16.4, or a newer browser. The file has to be whole, too.
again = Try again
read = Read the paper’s example, worked in full without a program
open = Open it

## The preview pages: title and sentence

preset-paper-title = Glicko-2: the paper’s example, step by step
preset-paper-about = Glickman’s example worked live: a player of 1500 wins one game and loses two. Every formula, every number, every iteration.
preset-glicko-1995-title = Glicko (1995), step by step
preset-glicko-1995-about = The first Glicko system on your own games, with every intermediate value, beside Glicko-2.
preset-lichess-title = How Lichess rates a game, step by step
preset-lichess-about = Enter your rating, deviation and volatility, and watch what Lichess makes of a game: its constants, its caps, its steps.
preset-online-go-title = How the Online Go Server rates a game, step by step
preset-online-go-about = Glicko-2 as the Online Go Server has it, worked on your own games with every intermediate value, and what becomes a rank.
preset-inversus-title = How INVERSUS rates a match, step by step
preset-inversus-about = Glicko-2 as INVERSUS has it, worked on your own matches with every intermediate value.
preset-guild-wars-2-title = How Guild Wars 2 rated World versus World, step by step
preset-guild-wars-2-about = Glicko-2 for three worlds a match, worked with every intermediate value: from scores to ratings.
preset-season-title = A season in Glicko-2: rating periods in a row
preset-season-about = Follow a player through rating periods, idle ones too: the rating, its band of confidence, and every step of each period.
preset-group-title = A league in Glicko-2: everybody rated at once
preset-group-about = A crosstable, teams or placements, period by period: everybody rated from the same numbers, with every step for each side.

## The page about embedding

demo-title = Embedding
demo-about = Puts live Glicko-2 cases into your own page: several at once, with the code to copy.
demo-heading = Glicko-2 inside your own page
demo-lead = Each box below is a live case, computed on the reader’s device. It is as wide as its place, from 320 pixels on, and as high as what it shows. It keeps nothing, sends nothing anywhere, and loads only when one scrolls near it.
demo-element = With an element
demo-load = Load the script once, in the head of your page. Then each `glicko2-calculator` is a case; what you write inside it is for readers without scripts.
demo-attributes = `player` is rating, deviation and volatility; each of the `games` is the opponent’s rating and deviation, and the score. `tau`, `idle`, `step`, `level`, `decimals`, `rounding` and `hide` are as in the page’s links, `theme` is `light` or `dark`, and `lang` is the language, `en` or `ru`. This one stands at an iteration of Step 5, in the dark.
demo-link = A whole link does as well: this one asks to guess before it shows.
demo-frame = With a plain frame
demo-frame-told = Where only frames are allowed, use one. If the script is there too, it sees to the height; without it, give one that suits you.
demo-sandbox = A sandbox that allows scripts and nothing else will do. With `allow-popups` and `allow-popups-to-escape-sandbox` the link to the full page works too.
demo-paper = The example of Glickman’s paper
demo-upset = A great upset
demo-guess = Guess first
demo-losses = Two losses
demo-away = Away for ten periods
demo-copy = Copy
demo-copied = Copied

## The page about the module in JavaScript

module-title = The engine in JavaScript
module-about = Rates a period of Glicko-2 in your browser: type JSON, read the whole trace with every intermediate value.
module-lead = The page’s engine is a module. `rate(period)` returns every intermediate value as a plain object, or throws an error with `kind`, `field`, `message` and all `problems`. Change the period; the trace follows.
module-rated = Rating { rating }, deviation { deviation }, volatility { volatility }
module-failed = The module could not be loaded. It needs WebAssembly, which this browser lacks or refuses.
module-mark = .
module-period = The period, as JSON
module-trace = The trace
