### The words about PyChess.

different = As at Lichess, but the time between games counts in Step 6.
about = A server for chess variants. Its { tau }, its limit of the volatility and its length of a period are those of Lichess. The start and the other limits are its own. The time since the last game counts in Step 6 instead of before the game, as at least one period.
unknown = In August 2026 its program still had f(C) f(B) < 0 in Step 5.4. The system Glicko-2 (2013) explains the difference.
# $deviation (number): the deviation above which a rating is provisional
rounded = The rating is rounded to a whole number. With a deviation above { $deviation } it is provisional and has a question mark.

## Sources

source-method = github.com/gbtami/pychess-variants, server/glicko2/glicko2.py (37b7a72, August 22, 2026)
