### The words of the dialog for sharing.

title = Share & embed
close = Close
print = Print
stale = Something on the page needs correcting, so this is the last result that was right.
what = What to share
tab-link = Link
tab-picture = Picture
tab-text = Text
tab-embed = Embed
tab-file = File
copy = Copy
save = Save as a file
copied = Copied.
copy-yourself = The browser does not let this page copy. The text is selected, so press Ctrl+C or ⌘C.
saved = The browser has the file.
not-saved = This browser cannot make the picture. Save it as SVG instead.
# $n (count): the length
characters = { $n } characters.
# $n (count): the length
# $limit (text): the largest length
characters-of = { $n } characters of at most { $limit }.
link = Link to what you see
link-explained = The link contains everything that you entered, and the step that you are at. Nothing of it is stored on a server.
link-long = Lichess turns an address into a link only if it has fewer than 300 characters.
link-too-large = A link holds up to 2,000 games, and there are more. Save them as a file instead.
copy-link = Copy link
cite = Cite this
cite-text = A sentence, and an entry for BibTeX
cite-authors = The Glicko-2, step by step contributors
# $authors (text): the authors
# $title (text): the title of the page
# $version (text): its version
# $link (text): the link; empty if there is none
cite-sentence = { $authors }. { $title }, version { $version }. { $link }
send = Send …
open = See what others will see
picture = Picture
subject-card = The case at a glance, 1200 × 630
subject-strength = Where the player’s strength may lie
subject-contributions = What each game did to the rating
subject-expectation = What was expected of each game
subject-root = The function f and the secant
colours = Colours of the picture
light = Light
dark = Dark
copy-picture = Copy picture
picture-not-copied = The browser does not let this page copy pictures. Save the picture instead.
save-png = Save as PNG
save-svg = Save as SVG
alt = The picture in words
alt-explained = Use it as alt text, for readers who cannot see the picture.
svg = The picture as SVG text
# $bars (text): the bars by their names and changes
# $total (text): their sum
contributions-alt = The bars show what each game did to the rating. { $bars }. Together they make { $total }.
# $games (text): the games: see expectation-game
# $more (text): the number of further games, if there are any: see expectation-more
expectation-alt = The expected score falls from 1 to 0 as the opponent’s rating rises. It was { $games }{ $more }.
# $rating (text): the opponent’s rating
# $expected (text): the expected score
# $score (text): the score
expectation-game = { $expected } against { $rating }, with a score of { $score }
# $n (count): the number of further ones
expectation-more = ; and so on for { $n ->
    [one] 1 more game
   *[other] { $n } more games
}
# $a (text): A
# $b (text): B
# $c (text): C
root-alt = The curve of f falls through zero between A = { $a } and B = { $b }; the secant meets the axis at C = { $c }.
# $a (text): A
# $b (text): B
root-alt-found = The curve of f falls through zero between A = { $a } and B = { $b }.
forum = Forum
extent = How much to include
short = Answer and games
full = All steps
# $forum (text): the forum
post = Text for { $forum }
way-frame = Frame
way-element = Element
ways = How to embed it
way-frame-explained = This works wherever frames are allowed. No script is needed.
way-element-explained = This is for your own pages. A script makes it as high as its content. Load the script once, however many cases follow.
embed-paper = The embedded view uses the paper’s rules. For those of the system that you chose, share the link instead.
code = Code for your page
no-code = The code needs an address that others can open, and this page is not on the web.
preview = What it looks like
data = Data
data-case = The case with every value, JSON
data-games = The games, CSV
data-iterations = The iterations of Step 5, CSV
data-vector = Test vector, JSON
data-rust = Test vector, Rust
data-crate = Test vector, Rust with this crate
data-python = Test vector, Python
data-javascript = Test vector, JavaScript
data-cases = All derivations with every value, JSON
data-course = The results, period by period, CSV
data-results = The games, to be imported again, CSV
data-everybody = All players before and after, CSV
content = Content of the file
