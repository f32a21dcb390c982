### The words of texts, pictures and data files that people take away. Those of the dialog are in share.ftl.

# A line for each form of the player in the reasons (see person in why.ftl), and the words about a player without a name.
player =
    { You } | The player
    { you } | the player
    { were } | was
    { Your } | The player’s
    { your } | the player’s
    { the } | the{" "}
# $name (text): the system
by-system = System: { $name }.
# Precedes the paper’s own steps if the answer is that of another rating system.
by-paper = The same games by the steps of Glickman’s paper:
# $rating (number): the rating
# $deviation (number): its deviation
# $volatility (number): the volatility
# $tau (number): the system constant
given = Before: rating { $rating }, deviation { $deviation }, volatility { $volatility }; system constant { tau } = { $tau }.
# $rating (number): the rating
# $deviation (number): its deviation
# $volatility (number): the volatility
# $periods (number): the number of periods without games
given-idle = Before: rating { $rating }, deviation { $deviation }, volatility { $volatility }. Periods without games: { $periods }.
as-printed = Rounded at each step as the paper does by hand.
expected = Expected
moved-by = Moved it by
# $n (count): the number of further ones
more-games = { $n ->
    [one] … and 1 more game.
   *[other] … and { $n } more games.
}
# The question after the ratings, for a changed rating. Two further ones follow.
# $change (text): the change of the rating
why-changed = why { $change }?
why-same = why no change?
why-idle = why does the RD grow?
# $rating (number): the rating
# $deviation (number): its deviation
# $volatility (number): the volatility
given-season = Before: rating { $rating }, deviation { $deviation }, volatility { $volatility }.
# $n (count): the number of further ones
more-rows = { $n ->
    [one] … and 1 more row.
   *[other] … and { $n } more rows.
}
open-page = See the whole calculation, and change it
format-discourse-math = Discourse with mathematics
format-plain = Plain text
family-plain = Plain
family-documents = Documents
advice-discourse-math = For forums that have switched the mathematics plugin on; elsewhere take plain Discourse.
advice-stack-exchange = For sites with MathJax, such as Mathematics and Cross Validated.
advice-reddit = In the new editor, switch to Markdown first.
advice-discord = Discord has no tables, so columns stand in a block of code.
advice-no-tables = Many of these forums have no tables, so columns stand in a block of code.
advice-steam = Tables work in discussions and guides, not in every comment.
advice-lichess = Lichess takes plain text alone, and makes a link of an address only if it has fewer than 300 characters.
advice-latex = A whole document; pdflatex, xelatex and lualatex compile it.
advice-html = Formulas are MathML; no script or style is needed.
# $limit (shown): the largest number of characters
# $cut (choice): what is left out
# $listed (count): the number of rows that are left
cut = A post there takes at most { $limit } characters{ $cut ->
    [rows] , so only the first { $listed } are listed.
    [steps] , so the steps are left out.
    [steps-and-rows] , so the steps are left out and only the first { $listed } games are listed.
   *[too-long] , and even the shortest form is longer.
}
no-case = There is neither a player nor a game in it.
not-a-case = This is JSON, but not a case: a case has a player and games.
# $path (text): where the mistake is
# $must (choice): what must stand there
not-a-case-at = This is JSON, but not a case: “{ $path }” { $must ->
    [player] must have a rating, a deviation and a volatility.
    [games] must be a list of games.
    [game] must have a rating, a deviation and a score.
    [number] must be an ordinary number.
   *[rounding] must be “exact” or “as_printed”.
}
# $n (count): the number of further ones
other-cases = { $n ->
    [one] The file holds one more case; the first was taken.
   *[other] The file holds { $n } more cases; the first was taken.
}
other-epsilon = Its tolerance ε was left out; the page calculates with 0.000001.
broken-json = This looks like JSON, but it breaks off or is mistyped somewhere, so it cannot be read.
# The comment above a test vector. It must not contain the end of a comment or of a string in any programming language.
vector-is =
    A test vector for Glicko-2: one rating period with every value on the way.
    The values stand in the order of the steps, so the first that differs shows which step is off.
    The names are those of the paper; games are counted from 0.
vector-player = Rating, deviation and volatility before the period.
vector-tau = The system constant.
vector-idle = How many periods went by without games.
vector-games = Each opponent’s rating and deviation before the period, and the score.
vector-expected = Name, value, and how far off is near enough.
vector-check-closure = Give it a function from names to your values; names that it does not know are passed over.
vector-check-map = Give it your values by name; names that are missing are passed over.
