### The lesson “games make it surer, time makes it vaguer”. Its numbers are named in `teach/lesson/tug.rs`.

idea = From period to period strength may drift. So each period first adds { sigma }² to the square of the width, here { own-rd }² + { drift }² = { after-no-game }², and then the games narrow the curve.
question = RD { own-rd }, and one draw with { opponent-rating } (RD { opponent-rd }). What is the RD afterwards?
choices-1 = { wrong-1 }
choices-2 = { own-rd }
choices-3 = { answer }
choices-4 = { wrong-2 }
because = One game could not make up for what time had added.
moves-1 = Games
live-1 = new RD
live-2 = where RD settles
stops-1 = Without a game only time acts: { after-no-game }.
stops-2 = Three games are not enough yet: { after-three }.
stops-3 = Four are: { after-four }, below the { own-rd } of before.
tables-1 = The RD after one period | Games | New RD
tables-2 = Where the RD settles | Games in every period | RD
tables-3 = The RD of somebody who is away | Periods without a game | New RD
more-1 = It settles where both pull alike: at { settled } with one such game a period, at { settled-with-many } with { many-games }. An RD of { away-rd } grows to { away-for-long } in { long-periods } periods without a game. The paper has no cap; Glicko stops at { newcomer-rd }.
removes-1 = “A game always lowers the RD.” It may not make up for what time adds.
removes-2 = “An RD below { low-rd } is impossible.” It takes enough games.
check = RD { away-rd }, and { away-periods } idle periods, with a drift of { away-drift } points in each. What is the RD then?
answers-1 = { away-new-rd }
answers-2 = { widths-added }
answers-3 = { away-rd }
answers-4 = { newcomer-rd }
replies-1 = Right: the squares add up.
replies-2 = Widths do not add up, their squares do.
replies-3 = Time alone widens it.
replies-4 = That is the usual start, not where these periods end.
