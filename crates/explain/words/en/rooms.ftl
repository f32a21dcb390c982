### The words of the lazy part that several rooms share.

# $name (text): the system
be-new = New player at { $name }
be-example = A world with the published deviation and volatility
about = About this system
sources = Sources
checked-against = Checked against these reports:
reasons = Why it is so
not-known = Note
# $name (text): the system
what-seen = { $name } shows
cannot = This case cannot be rated by these rules. A value that they need may be missing.
# $by (number): the change of the rating
# $rating (number): the new rating
# $rd (number): its RD
rises = The rating rises by { $by } to { $rating }, with a deviation of { $rd }.
# $by (number): the change of the rating
# $rating (number): the new rating
# $rd (number): its RD
falls = The rating falls by { $by } to { $rating }, with a deviation of { $rd }.
# $rating (number): the rating
# $rd (number): its RD
stays = The rating stays at { $rating }, with a deviation of { $rd }.
role-term = one game’s term of the sum in
role-sum = the sum in
role-part = belongs to
# $step (count): the number of the step
# $of (count): the number of steps
step-of = Step { $step } of { $of }
# $step (count): the number of the step
# $of (count): the number of steps
# $paper (count): the number of the same step in the paper
step-of-papers = Step { $step } of { $of }, the paper’s Step { $paper }
# $step (count): the number of the step in the paper
papers-step = The paper’s Step { $step }
left-out = Not used here; see the next step.
copy-values = Copy all values of this step
values = The values of this step
copy-by-hand = The browser does not let this page copy. Here are the values:
period = Steps of
# $n (count): the number of the game
# $count (count): the number of games
period-of = game { $n } of { $count }
# $n (count): the number of the game
# $count (count): the number of games
# $before (number): the rating before
# $after (number): the rating after
# $change (number): the change
steps-of-game = These are the steps of game { $n } of { $count }. The rating goes from { $before } to { $after } ({ $change }).
# $count (count): the number of games
all-games = All { $count } games together
all = Sites and games that use these ratings
all-explained = Here your case from the Calculator is rated by the rules of each site or game, with its extra settings at their defaults. Open a line to see its constants and sources, or to continue with its rules.
# $name (text): the system
work-with = Continue with { $name }
