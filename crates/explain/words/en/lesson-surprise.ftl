### The lesson “volatility, and what τ does”. Its numbers are named in `teach/lesson/surprise.rs`.

idea = The volatility { sigma } is how much strength tends to move between periods. It rises when a whole period surprises more than usual: when z = |{ delta }|/√({ phi }² + { v } + { sigma }²), the improvement measured in its own standard deviation, is above one. Otherwise it falls.
question = { own-rating } (RD { own-rd }) wins { games } of { games } against equals. The volatility was { old-volatility }. What is it now?
choices-1 = { answer }
choices-2 = { wrong-1 }
choices-3 = { wrong-2 }
choices-4 = { wrong-3 }
because = Even with z = { all-wins-z } it only becomes { new-volatility }.
moves-1 = Wins
moves-2 = { tau }
live-1 = z
live-2 = { sigma_prime }
live-3 = new rating
stops-1 = Half the points, exactly as expected: it falls to { five-wins }.
stops-2 = Now z is { seven-wins-z }, and it rises to { seven-wins }.
stops-3 = { tau } says how freely it may move: at { large-tau } it becomes { large-tau-volatility }.
tables-1 = So many wins of ten | Wins | z | { sigma_prime }, { tau } = { small-tau } | { sigma_prime }, { tau } = { usual-tau } | { sigma_prime }, { tau } = { large-tau }
tables-2 = Five wins over { strong-rating } | { tau } | { sigma_prime } | New rating
more-1 = One game alone raises it only if a favourite was beaten: against an equal z is { one-game-z }, and the turn is at an opponent of { turn-rating }. So where every game is rated by itself, volatility hardly leaves the value that it started with.
more-2 = In ordinary periods ratings hardly notice { tau }: five wins over { strong-rating } lead to { small-tau-rating } with { tau } = { small-tau }, and to { large-tau-rating } with { tau } = { large-tau }. The lesson “When f has three zeros” has the exception.
removes-1 = “Volatility is my ups and downs.” It is how far strength is thought to wander.
removes-2 = “{ tau } is the speed of ratings.” It is how freely volatility may change.
check = Six of ten against equals. What does the volatility do?
answers-1 = It falls a little
answers-2 = It rises
answers-3 = It stays
replies-1 = Right: z is { six-wins-z }, less surprising than usual, and it becomes { six-wins }.
replies-2 = The score was better than expected, but not surprising.
replies-3 = That is so only at z = { one }.
