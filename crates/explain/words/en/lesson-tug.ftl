### The lesson “games make it surer, time makes it vaguer”. Its numbers are named in `teach/lessons/tug.rs`.

idea = Your strength typically drifts by about { drift } points in a period, and that blurs your rating. The squares of RD and drift add up, here { own-rd }² + { drift }² = { after-no-game }². Then the games sharpen the curve again.
question = Your RD is { own-rd }, and you draw once with an opponent of { opponent-rating } (RD { opponent-rd }). What is your RD afterwards?
choices-1 = { wrong-1 }
choices-2 = { own-rd }
choices-3 = { answer }
choices-4 = { wrong-2 }
because = One game could not make up for the blur that time had added.
moves-1 = Games
live-1 = new RD
live-2 = where the RD settles
stops-1 = Without a game time acts alone, and the RD becomes { after-no-game }.
stops-2 = Three games bring it down to { after-three }, which is not enough yet.
stops-3 = Four games bring it down to { after-four }, below the { own-rd } you had before.
tables-1 = The RD after one period | Games | New RD
tables-2 = Where the RD settles | Games in every period | RD
tables-3 = Your RD while you are away | Periods without a game | New RD
more-1 = With one such game a period the RD settles at { settled }, and with { many-games } games at { settled-with-many }. There games sharpen as much as time blurs. Without games an RD of { away-rd } grows to { away-for-long } in { long-periods } periods. The paper sets no limit; Glicko stops at { newcomer-rd }.
removes-1 = “An RD below { low-rd } is impossible.” Enough games in every period bring it there.
check = Your RD is { away-rd }, and you do not play for { away-periods } periods. In each, strength typically drifts by about { away-drift } points. What is your RD then?
answers-1 = { away-new-rd }
answers-2 = { widths-added }
answers-3 = { away-rd }
answers-4 = { newcomer-rd }
replies-1 = Right. The squares add up.
replies-2 = RD and drift do not add up, but their squares do.
replies-3 = Time blurs a rating even without games.
replies-4 = Newcomers usually start there. After these periods your RD is still far below.
