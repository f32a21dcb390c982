### The lesson “when f has three zeros”. Its numbers are named in `teach/lesson/three.rs`.

idea = After an enormous surprise two answers fit: the old strength wandered a little, or it changed altogether. { f } then has several zeros, and one more win flips from one to the other.
question = { tau } is { large-tau }. { own-rating } (RD { own-rd }) beats { opponent-rating } (RD { own-rd }) { wins-before } times, which leads to { rating-before }. Where do { wins } wins lead?
choices-1 = { wrong-1 }
choices-2 = { wrong-2 }
choices-3 = { answer }
because = The small answer is gone; only the large one is left.
moves-1 = Wins
moves-2 = { tau }
live-1 = zeros
live-2 = new rating
live-3 = { sigma_prime }
stops-1 = So far { f } has { zeros-before } zero.
stops-2 = It is zero for { sigma } = { first-zero }, { second-zero } and { third-zero }; the first is found.
stops-3 = Only the large one is left: { sigma_prime } = { new-volatility }.
tables-1 = One win after the other | Wins | zeros | New rating | { sigma_prime }
tables-2 = { wins } wins | { tau } | New rating
more-1 = From five wins on there are { zeros } zeros, first at { five-wins-first }, { five-wins-second } and { five-wins-third }. With { tau } = { usual-tau } the { wins } wins lead to { usual-tau-rating }; with { large-tau } and rated one by one, to { one-by-one }.
more-2 = Nor is { tau } = { usual-tau } safe from everything: when { loser-rating } (RD { loser-rd }) loses { losses } times to { winner-rating } (RD { loser-rd }), it has { losses-rating }; once more, and it has { one-more-loss-rating }.
removes-1 = “Step 5 has exactly one answer.” After an enormous surprise it may have three.
check = What prevents it?
answers-1 = A smaller { tau }, or shorter periods
answers-2 = A smaller { epsilon }
answers-3 = More iterations
replies-1 = Right: surprises then stay small, or cannot carry volatility away.
replies-2 = That finds the same zero more exactly.
replies-3 = They end long before.
