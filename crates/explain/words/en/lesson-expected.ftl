### The lesson “what was to be expected”. Its numbers are named in `teach/lesson/expected.rs`.

idea = Before a game two ratings give an expected score { e }: the points you would score per game over many such games if you are exactly as strong as your rating says. Only the difference to { e } moves a rating.
question = { own-rating } plays { opponent-rating } (RD { opponent-rd }) again and again. How many points per game are to be expected?
choices-1 = { wrong-1 }
choices-2 = { wrong-2 }
choices-3 = { answer }
choices-4 = { wrong-3 }
because = These are points, not wins: a draw counts half.
moves-1 = Opponent’s rating
live-1 = { e }
stops-1 = As far below you as { opponent-rating } is above: { against-weaker }. Together with { expected } that makes exactly { one }.
stops-2 = Equals expect { against-equal } each.
stops-3 = Even here something is expected: { against-stronger }. Were the opponent’s rating certain, { difference } points would be odds of ten to one: { against-certain-weaker } against { against-certain-stronger }.
tables-1 = Expected scores against other opponents | Opponent’s rating | { e } | { e } if the opponent’s rating were certain
tables-2 = Four games | Games won | New rating
removes-1 = “The higher rating wins.” It wins more often.
removes-2 = “{ e } is the chance to win.” Draws count in it, each half.
check = { own-rating } (RD { own-rd }) scores { one } of { games } against { opponent-rating } (RD { opponent-rd }). What does the rating do?
answers-1 = It rises a little
answers-2 = It falls
answers-3 = It stays
replies-1 = Right: { games } times { expected } is { expected-points }, and { one } is more. The new rating is { new-rating }.
replies-2 = There are three losses, but only { expected-points } points were expected.
replies-3 = It would if exactly { expected-points } had been scored.
