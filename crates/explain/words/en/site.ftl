### The words around the program: pages that the build writes without it, and messages before it starts. Read by `xtask`, so each is one line without places. Text between backticks is code.

about = Glickman’s eight steps with your own games and all intermediate values.
picture = 1500 → 1464: why −36? Two reasons, and the curve of the rating before and after three games.
without-scripts = Without scripts
loading = Loading
late = The program of this page has not started yet. On a slow network it may still be loading.
failed = The program of this page could not be loaded or started. If the network failed, trying again may help. The page also needs a browser that allows WebAssembly.
not-started = The program inside this file has not started. It computes on your device and needs JavaScript, WebAssembly and DecompressionStream. Chrome or Edge 109, Firefox 113, Safari 16.4 and newer browsers have these. The file also has to be complete.
again = Try again
read = Read the paper’s example, worked out in full, without a program
open = Open it

## The preview pages: title and sentence

preset-paper-title = Glicko-2: the paper’s example, step by step
preset-paper-about = Glickman’s example, live. A player rated 1500 wins one game and loses two, with every formula, every number and every iteration.
preset-glicko-1995-title = Glicko (1995), step by step
preset-glicko-1995-about = The first Glicko system on your own games, with every intermediate value, beside Glicko-2.
preset-lichess-title = How Lichess rates a game, step by step
preset-lichess-about = Enter your rating, deviation and volatility, and see what Lichess makes of a game, with its constants, its limits and its steps.
preset-online-go-title = How the Online Go Server rates a game, step by step
preset-online-go-about = Glicko-2 as the Online Go Server uses it, on your own games, with all intermediate values and the rank that comes out.
preset-inversus-title = How INVERSUS rates a match, step by step
preset-inversus-about = Glicko-2 as INVERSUS uses it, on your own matches, with all intermediate values.
preset-guild-wars-2-title = How Guild Wars 2 rated World versus World, step by step
preset-guild-wars-2-about = Glicko-2 for matches of three worlds, with all intermediate values, from the points to the ratings.
preset-season-title = A season in Glicko-2: rating periods in a row
preset-season-about = Follow a player through rating periods, with and without games. See the rating, its confidence interval, and every step of each period.
preset-group-title = A league in Glicko-2: all players rated together
preset-group-about = A crosstable, teams or placements, period by period. All players are rated from the same numbers, with every step for each side.

## The page about embedding

demo-title = Embedding
demo-about = Live Glicko-2 cases inside your own page, as many as you like, with the code to copy.
demo-heading = Glicko-2 inside your own page
demo-lead = Each box below is a live case, computed on the reader’s device. It fills the width that it is given (at least 320 pixels) and adjusts its own height. It stores nothing, sends nothing to a server, and loads only when the reader scrolls near it.
demo-element = With an element
demo-load = Load the script once, in the `head` of your page. After that, each `glicko2-calculator` is a case. What you write inside it is for readers without scripts.
demo-attributes = `player` is the rating, the deviation and the volatility. Each of the `games` is the opponent’s rating and deviation, and the score. `tau`, `idle`, `step`, `level`, `decimals`, `rounding` and `hide` mean the same as in the page’s links. `theme` is `light` or `dark`, and `lang` is the language, `en` or `ru`. The next case is open at an iteration of Step 5, in the dark theme.
demo-link = A whole link works as well. This case asks for a guess before it shows the answer.
demo-frame = With a plain frame
demo-frame-told = Where only frames are allowed, use a frame. If the script is on the page too, it adjusts the height. Without it, set a height that suits you.
demo-sandbox = A sandbox only has to allow scripts. With `allow-popups` and `allow-popups-to-escape-sandbox` the link to the full page works too.
demo-paper = The example of Glickman’s paper
demo-upset = A great upset
demo-guess = Guess first
demo-losses = Two losses
demo-away = Away for ten periods
demo-follows = A page that follows the calculator
demo-follows-explained = With each new result the element fires a `change` event. Its `detail` has the link and the result, and so has the element’s `value`. Change a number above the table, and the table follows.
demo-drawn = A draw with a stronger player
demo-table = After the draw
demo-rating = Rating
demo-deviation = Deviation
demo-volatility = Volatility
demo-copy = Copy
demo-copied = Copied

## The page about the module in JavaScript

module-title = The engine in JavaScript
module-about = Rates a period of Glicko-2 in your browser. Type JSON, and read all intermediate values.
module-lead = The page’s engine is a module. `rate(period)` returns every intermediate value as a plain object, or throws an error with `kind`, `field`, `message` and all `problems`. Change the period, and the trace follows.
module-rated = Rating { rating }, deviation { deviation }, volatility { volatility }
module-failed = The module could not be loaded. It needs WebAssembly, which this browser lacks or does not allow.
module-mark = .
module-period = The period, as JSON
module-trace = The trace

## The statement about accessibility and privacy

report = Report a problem
statement-title = Accessibility and privacy
statement-about = What works for people with disabilities, how it is tested, what does not work yet, and what happens to your data.
statement-access = Accessibility
statement-aim = The page aims at level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. Only our own tests have checked that, no outside expert.
statement-means = Everything that can be dragged can also be typed, or changed with keys.
statement-tests = Before a change is published, tests check the finished page in a browser:
statement-test-rules = `axe-core` finds nothing in any state in which a test leaves the page, by its rules for WCAG levels A and AA and for good practice.
statement-test-keyboard = The Tab key reaches every control in order, and the focus is always visible.
statement-test-size = Every room fits a window of 320 pixels, and all text is readable at twice its size.
statement-test-colours = Light, dark and forced colours work. Animations stop if the device asks for less motion.
statement-test-names = Every field, button and table has a name, and every drawing has a description.
statement-limits = Known limits:
statement-limit-readers = We have not listened to the page with a screen reader. Our tests see only the names, roles and texts that a browser passes on to one.
statement-limit-formulas = Formulas are MathML. How well they are read aloud depends on the browser and the screen reader.
statement-limit-browsers = Most tests run in Chromium, and phones are only emulated. A real phone may behave differently.
statement-limit-pictures = A saved PNG picture has no description inside, so add one where you post it. A PDF is as accessible as your browser makes it.
statement-problem = If something does not work for you, report it in the project’s repository. Name the page, the browser, and the aid that you use.
statement-privacy = Privacy
statement-nothing = Everything is computed on your device, and nothing that you enter is sent anywhere. The page has no accounts, cookies, advertising or statistics, and it loads nothing from other sites.
statement-server = The server of this site sees what every web server sees: your IP address, and the files that your browser asks for. The part of an address after # stays in your browser.
statement-links = A link holds everything that you entered, names included. Everyone who gets the link can read it.
statement-saved = Your browser’s local storage keeps your case, your league, up to three earlier versions of each, and your answers in Learn. It also keeps the view, the colours and the language. The files of the page are stored as well, so that it works without a network. An embedded calculator keeps none of what you enter.
statement-remove = To remove all of this, delete the data of this site in your browser’s settings.
