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
as-printed = All values are rounded at each step, as the paper does by hand.
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
advice-discourse-math = For forums with the mathematics plugin. Elsewhere, take plain Discourse.
advice-stack-exchange = For sites with MathJax, such as Mathematics and Cross Validated.
advice-reddit = In the new editor, switch to Markdown first.
advice-discord = Discord has no tables, so columns stand in a block of code.
advice-no-tables = Many of these forums have no tables, so columns stand in a block of code.
advice-steam = Tables work in discussions and guides, not in every comment.
advice-lichess = Lichess takes plain text only. It turns an address into a link only if it has fewer than 300 characters.
advice-latex = This is a whole document. pdflatex, xelatex and lualatex compile it.
advice-html = Formulas are MathML, so no script or style is needed.
# $limit (shown): the largest number of characters
# $cut (choice): what is left out
# $listed (count): the number of rows that are left
cut = A post there takes at most { $limit } characters{ $cut ->
    [rows] , so only the first { $listed } are listed.
    [steps] , so the steps are left out.
    [steps-and-rows] , so the steps are left out and only the first { $listed } games are listed.
   *[too-long] , and even the shortest form is longer.
}
no-case = This file has neither a player nor a game.
not-a-case = This is JSON, but not a case. A case has a player and games.
# $path (text): where the mistake is
# $must (choice): what must stand there
not-a-case-at = This is JSON, but not a case, because “{ $path }” { $must ->
    [player] must have a rating, a deviation and a volatility.
    [games] must be a list of games.
    [game] must have a rating, a deviation and a score.
    [number] must be an ordinary number.
   *[rounding] must be “exact” or “as_printed”.
}
# $n (count): the number of further ones
other-cases = { $n ->
    [one] The file has one more case. Only the first was imported.
   *[other] The file has { $n } more cases. Only the first was imported.
}
other-epsilon = The file’s tolerance ε was left out, because this page calculates with 0.000001.
# The comment above a test vector. It must not contain the end of a comment or of a string in any programming language.
vector-is =
    A test vector for Glicko-2: one rating period with all intermediate values.
    The values are in the order of the steps, so the first wrong one shows which step has the mistake.
    The names are those of the paper, and games are counted from 0.
vector-player = Rating, deviation and volatility before the period.
vector-tau = The system constant.
vector-idle = How many periods passed without games.
vector-games = Each opponent’s rating and deviation before the period, and the score.
vector-expected = Name, value, and the largest difference that is still right.
vector-check-closure = Pass a function that returns your value for a name. Names that it does not know are skipped.
vector-check-map = Pass your values by name. Names that are missing are skipped.
