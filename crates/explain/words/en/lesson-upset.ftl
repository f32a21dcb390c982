### The lesson “why beating a stronger player pays more”. Its numbers are named in `teach/lessons/upset.rs`.

idea = Each game has a pot, the points that the biggest possible upset would move. { e } says how it is shared. Win, and you get the share that was not expected. Lose, and you pay the share that was.
question = Your rating is { own-rating } (RD { own-rd }). Beating an opponent of { weaker-rating } (RD { opponent-rd }) brings { gain-from-weaker }. What does beating { opponent-rating } bring?
choices-1 = { gain-from-weaker }
choices-2 = +{ wrong-1 }
choices-3 = { answer }
choices-4 = +{ wrong-2 }
because = Your win was not expected, so most of the pot is yours.
moves-1 = Opponent’s rating
moves-2 = Your RD
live-1 = { e }
live-2 = win
live-3 = loss
live-4 = pot
stops-1 = A win brings { weakest-win } and a loss { weakest-loss }, because you were expected to take nearly the whole pot.
stops-2 = Here it is the other way round. A win brings { strongest-win } and a loss { strongest-loss }.
stops-3 = The more certain your rating, the smaller the pot. Here it is { sure-pot }, of which a win brings { sure-win }.
tables-1 = What a game is worth | Opponent’s rating | won | lost | pot | won with a more certain rating | pot with a more certain rating
more-1 = Each side has a pot of its own. When a player of { own-rating } (RD { winner-rd }) beats one of { opponent-rating } (RD { opponent-rd }), the winner moves by { winner-gain } and the loser by { loser-loss }.
removes-1 = “A win is worth a fixed number of points.” It depends on what was expected.
check = { e } was { weakest-expected }, your pot is { weakest-pot }, and you lose the game. What does it cost you?
answers-1 = { weakest-cost }
answers-2 = { weakest-gain }
answers-3 = { half-pot }
replies-1 = Right. You pay the share { e } of the pot.
replies-2 = A win would have brought that, the share that was not expected.
replies-3 = It would cost that between equals.
