### The lesson “is the band true?”. Its numbers are named in `teach/lessons/band.rs`.

idea = The band is a promise about many periods. It is kept if your strength drifts as { sigma } says. The band is too wide for a strength that stands still, and too narrow for one that runs.
question = Your strength is { strength } and stays there. You begin with { own-rating } (RD { own-rd }) and play { periods } periods of { games } games. How often does the { usual-level }% band hold your strength?
choices-1 = { wrong-1 }%
choices-2 = { usual-level }%
choices-3 = { answer }%
because = { sigma } = { volatility } allows for a drift of { drift } points a period. Your strength has none, so the band is wider than needed.
moves-1 = Drift of the strength
moves-2 = Run
live-1 = periods inside the band, of { periods }
live-2 = percent over all { runs } runs
stops-1 = Over { runs } runs the band holds this strength in { answer }% of the periods.
stops-2 = A strength that drifts about as { sigma } says is held in { share-fit }%.
stops-3 = A strength that drifts three times as far is held in only { share-fast }%.
tables-1 = Strengths that drift more and more | Drift | inside in the first run | percent over all runs | fewest in a run
tables-2 = The periods inside, run by run | Run | no drift | drift { fit } | drift { fast }
more-1 = The share is a mean over { runs } runs. A rating that misses in one period often misses in the next, so the misses of a run come in rows. With a drift of { fit } points the worst run holds the strength in { least } of { periods } periods.
more-2 = With a drift of { fast } points { sigma } should triple. Yet after the first run it is { volatility-after }. Periods of { games } games tell { sigma } too little.
removes-1 = “The band is right for { usual-level }% of all players.” It is, if their strengths drift as { sigma } says.
check = You improve quickly, period after period. How is your band?
answers-1 = Too narrow
answers-2 = Too wide
answers-3 = Exactly right
replies-1 = Right. Your strength moves further than { sigma } allows for, and the rating lags behind.
replies-2 = That is the band of a strength that stands still.
replies-3 = That is the band of a strength that drifts as { sigma } says.
