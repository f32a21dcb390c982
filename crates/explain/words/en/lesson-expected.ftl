### The lesson “what was to be expected”. Its numbers are named in `teach/lessons/expected.rs`.

idea = Before a game, two ratings give an expected score { e }. This is your average score per game if you are exactly as strong as your rating says. Your rating moves only if you score more or less.
question = Your rating is { own-rating }, and you play an opponent of { opponent-rating } (RD { opponent-rd }) again and again. How many points per game can you expect?
choices-1 = { wrong-1 }
choices-2 = { wrong-2 }
choices-3 = { answer }
choices-4 = { wrong-3 }
because = These are points, not wins. A draw counts half.
moves-1 = Opponent’s rating
live-1 = { e }
stops-1 = This opponent is as far below you as { opponent-rating } is above. You can expect { against-weaker }. With { expected } that makes exactly { one }.
stops-2 = Equals can expect { against-equal } each.
stops-3 = Even here you can expect { against-stronger }. If the opponent’s rating were certain, { difference } points more would mean odds of ten to one, { against-certain-weaker } against { against-certain-stronger }.
tables-1 = Expected scores against other opponents | Opponent’s rating | { e } | { e } if the opponent’s rating were certain
tables-2 = Four games | Games won | New rating
removes-1 = “{ e } is the chance to win.” It is an average score, in which a draw counts half.
check = Your rating is { own-rating } (RD { own-rd }), and you score { one } of { games } against { opponent-rating } (RD { opponent-rd }). What does the rating do?
answers-1 = It rises a little
answers-2 = It falls
answers-3 = It stays
replies-1 = Right. { games } times { expected } is { expected-points }, and { one } is more. Your new rating is { new-rating }.
replies-2 = You lost three games, but only { expected-points } points were expected, and you have more.
replies-3 = It would stay if you had scored exactly { expected-points }.
