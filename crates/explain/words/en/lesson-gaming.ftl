### The lesson “can it be gamed?”. Its numbers are named in `teach/lessons/gaming.rs`.

idea = Losing on purpose and winning everything back makes your rating swing. The swings raise { sigma }, and with it every later step. How much depends on { tau } and on how many games a period has.
question = You play { periods } periods of { games } games against equals (RD { own-rd }), all lost and all won in turn. { tau } is { usual-tau }, and { sigma } begins at { old-volatility }. Where does it end?
choices-1 = { answer }
choices-2 = { wrong-1 }
choices-3 = { wrong-2 }
choices-4 = { wrong-3 }
because = Half of these games were lost on purpose, yet { sigma } has hardly moved.
moves-1 = { tau }
moves-2 = Games a period
live-1 = { sigma } at the end
live-2 = then all won
live-3 = the same if honest
stops-1 = One more period, all won, now brings { win-after }. After draws alone it would bring { honest-win }.
stops-2 = { sigma } ends at { large-tau-volatility }, and a period of wins brings { large-tau-win }.
stops-3 = With { more-games } games a period { sigma } ends at { more-games-volatility }, and a period of wins brings { more-games-win }.
tables-1 = { games } games a period | { tau } | { sigma } after four | after twelve | at the end | then all won | the same if honest
tables-2 = { more-games } games a period | { tau } | { sigma } after four | after twelve | at the end | then all won | the same if honest
more-1 = A player with a strength of { strength } who loses every other period on purpose ends at { thrown-rating }, and an honest one at { honest-rating }. In the long run this does not raise your rating. It only makes it swing more, which pays off on a leaderboard that shows your best moment.
removes-1 = “Losing on purpose lifts a rating.” As a rule it brings swings, not points.
check = What makes losing on purpose pay off?
answers-1 = A large { tau } and long periods
answers-2 = A small RD
answers-3 = Many players
replies-1 = Right. One period can then surprise a great deal, and { sigma } is free to follow.
replies-2 = A small RD makes every step small.
replies-3 = Only your own results move { sigma }.
