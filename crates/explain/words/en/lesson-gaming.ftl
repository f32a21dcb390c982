### The lesson “can it be gamed?”. Its numbers are named in `teach/lesson/gaming.rs`.

idea = Losing on purpose and winning back raises { sigma }, and with it every later step. How much depends on { tau } and on how many games a period has.
question = { periods } periods of { games } games against equals (RD { own-rd }), all lost and all won in turn. { tau } is { usual-tau }, { sigma } begins at { old-volatility }. Where does it end?
choices-1 = { answer }
choices-2 = { wrong-1 }
choices-3 = { wrong-2 }
choices-4 = { wrong-3 }
because = So many games thrown, and it has hardly moved.
moves-1 = { tau }
moves-2 = Games a period
live-1 = { sigma } after all
live-2 = then all won
live-3 = the same if honest
stops-1 = One more period, all won, now brings { win-after }. Somebody who drew all those games would get { honest-win }.
stops-2 = { sigma } ends at { large-tau-volatility }, and a period of wins brings { large-tau-win }.
stops-3 = { more-games } games a period: { sigma } ends at { more-games-volatility }, and a period of wins brings { more-games-win }.
tables-1 = { games } games a period | { tau } | { sigma } after four | after twelve | after all | then all won | the same if honest
tables-2 = { more-games } games a period | { tau } | { sigma } after four | after twelve | after all | then all won | the same if honest
more-1 = And what it costs: somebody whose strength is { strength } and who throws every other period stands at { thrown-rating } in the end, an honest player at { honest-rating }. It does not raise the rating one deserves. It buys bigger swings, and a board that shows peaks rewards those.
removes-1 = “Losing on purpose lifts a rating.” As a rule it buys swings, not points.
check = What makes gaming pay?
answers-1 = A large { tau } and long periods
answers-2 = A small RD
answers-3 = Many players
replies-1 = Right: then one period surprises a great deal, and volatility may follow.
replies-2 = Large steps come from a large RD.
replies-3 = Only one’s own results count.
