### The words about Glicko-2 as its author wrote it, before and after the correction of 2022.

corrected-different = This is the paper, with the correction of 2022.
corrected-about = This is Mark Glickman’s paper with the one correction that he made on March 22, 2022. Those who run a system choose { tau } and the length of a period, in which a player should have at least 10 to 15 games on average.
of-2013-different = This is the paper before that correction.
of-2013-about = This is Mark Glickman’s paper as it stood from November 30, 2013 until the correction of 2022. Those who run a system choose { tau } and the length of a period.
correction-title = Which end of the bracket stays? The correction of 2022
correction-made = In Step 5.4 the old B becomes the new A if f(C) f(B) ≤ 0. Until March 22, 2022 the paper had < there.
correction-missing = The paper of 2013 has f(C) f(B) < 0 in Step 5.4. The result is nearly always the same. Only if f(C) is exactly 0 does the old rule fail: it halves f(A) about a thousand times and then stops with a wrong value. The steps above have the correction of 2022.

## Sources

corrected-source = M. E. Glickman, Example of the Glicko-2 system, glicko.net, revised March 22, 2022
of-2013-source = M. E. Glickman, Example of the Glicko-2 system, November 30, 2013
correction-source = glicko.net; lichess-org/lila, pull request 10692 and issue 12743; online-go/goratings, issue 40
