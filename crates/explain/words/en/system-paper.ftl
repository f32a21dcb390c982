### The words about Glicko-2 as its author wrote it, before and after the correction of 2022.

corrected-different = This is the paper, with the correction of 2022.
corrected-about = Mark Glickman’s paper, with the one correction that its author made on March 22, 2022. Those who run a system choose { tau } and the length of a period, in which a player should have 10 to 15 games.
of-2013-different = This is the paper before that correction.
of-2013-about = Mark Glickman’s paper as it stood from November 30, 2013 until it was corrected in 2022. Those who run a system choose { tau } and the length of a period.
correction-title = Which end of the bracket stays? The correction of 2022
correction-made = In Step 5.4 B becomes A when f(C) f(B) ≤ 0. Until March 22, 2022 the paper had < there.
correction-missing = The paper of 2013 has f(C) f(B) < 0 in Step 5.4. The result is the same, unless f(C) is exactly 0: then the search could go round about a thousand times and stop with a wrong value. The steps above have the correction of 2022.

## Sources

corrected-source = M. E. Glickman, Example of the Glicko-2 system, glicko.net, revised March 22, 2022
of-2013-source = M. E. Glickman, Example of the Glicko-2 system, November 30, 2013
correction-source = glicko.net; lichess-org/lila, pull request 10692 and issue 12743; online-go/goratings, issue 40
