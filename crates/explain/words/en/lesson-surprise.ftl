### The lesson “volatility, and what τ does”. Its numbers are named in `teach/lessons/surprise.rs`.

idea = The volatility { sigma } is how much strength typically drifts between periods. It rises when a whole period surprises more than usual. Then z = |{ delta }|/√({ phi }² + { v } + { sigma }²), the improvement in units of its own standard deviation, is above one. Otherwise it falls.
question = Your rating is { own-rating } (RD { own-rd }), and you win { games } of { games } against equals. Your volatility was { old-volatility }. What is it now?
choices-1 = { answer }
choices-2 = { wrong-1 }
choices-3 = { wrong-2 }
choices-4 = { wrong-3 }
because = Even though z is { all-wins-z }, the volatility only becomes { new-volatility }.
moves-1 = Wins
moves-2 = { tau }
live-1 = z
live-2 = { sigma_prime }
live-3 = new rating
stops-1 = You scored half the points, exactly as expected, so the volatility falls to { five-wins }.
stops-2 = Now z is { seven-wins-z }, and the volatility rises to { seven-wins }.
stops-3 = { tau } says how freely it may move. With { large-tau } it becomes { large-tau-volatility }.
tables-1 = So many wins of ten | Wins | z | { sigma_prime }, { tau } = { small-tau } | { sigma_prime }, { tau } = { usual-tau } | { sigma_prime }, { tau } = { large-tau }
tables-2 = Five wins over { strong-rating } | { tau } | { sigma_prime } | New rating
more-1 = A single game raises it only if the favourite loses. Beating an equal gives z = { one-game-z }. It takes an opponent above { turn-rating } to exceed one. So where every game is rated by itself, volatility hardly leaves its starting value.
more-2 = In ordinary periods your rating hardly notices { tau }. Five wins over { strong-rating } lead to { small-tau-rating } with { tau } = { small-tau }, and to { large-tau-rating } with { tau } = { large-tau }.
more-3 = An enormous surprise is the exception. Then { f } can have { zeros } zeros, and each is an answer of its own. With { tau } = { large-tau }, { leap-wins } wins over { strong-rating } lead to { before-leap }. One more win leads to { after-leap }, because the small answer no longer fits. A smaller { tau } or shorter periods prevent this.
removes-1 = “Volatility is my ups and downs.” It is how far your strength itself is thought to drift.
removes-2 = “{ tau } is the speed of ratings.” It is how freely the volatility may change.
check = You score six of ten against equals. What does your volatility do?
answers-1 = It falls a little
answers-2 = It rises
answers-3 = It stays
replies-1 = Right. z is { six-wins-z }, a smaller surprise than usual, and the volatility becomes { six-wins }.
replies-2 = Your score was better than expected, but the surprise was smaller than usual.
replies-3 = It stays only if z is exactly { one }.
