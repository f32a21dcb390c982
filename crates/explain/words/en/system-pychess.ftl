### The words about PyChess.

different = As at Lichess, but idle time counts in Step 6.
about = A server of chess variants. It has the { tau } of Lichess, its limit of the volatility and its length of a period; the start and the other limits are its own. The time since the last game counts in Step 6 instead of before the game, as at least one period.
unknown = Its program still has f(C) f(B) < 0 in Step 5.4; see Glicko-2 (2013).
# $deviation (number): the deviation above which a rating is provisional
rounded = The rating is rounded to a whole number. Above a deviation of { $deviation } it is provisional and has a question mark.

## Sources

source-method = github.com/gbtami/pychess-variants, server/glicko2/glicko2.py (37b7a72, August 22, 2026)
