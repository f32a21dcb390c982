### The words about Pokémon Showdown.

different = It went back to Glicko, and rates the games of a day together.
# $least (text): the least deviation
# $most (text): the largest deviation
# $elo (text): the first Elo
about = A simulator of Pokémon battles. It went from Glicko-2 back to Glicko, because faults had been found in Glicko-2’s formulas, as its maker wrote in 2016. That may mean the search for the volatility, which the paper replaced in 2012. The games of a day are rated together. Deviations lie between { $least } and { $most }, and GXE is the chance against an average player. The ladder shows a separate Elo, which begins at { $elo }.
# $least-k (text): the smallest K of the Elo
# $most-k (text): the largest K of the Elo
# $from (text): the Elo that falls in the two largest formats
# $elsewhere (text): the Elo that falls in other formats
# $listed (text): the largest deviation on the list
unknown =
    This page does not model the Elo, by which the ladder is sorted. Its K lies between { $least-k } and { $most-k }. It falls while a player plays little, from { $from } on in the two largest formats and from { $elsewhere } on in the others.
    Opponents count with the deviation that was stored after their last day, however long ago that was.
    After each game all games of that day are rated again from the same start. At the end of the day the result becomes final. The leaderboard lists only players with a deviation of { $listed } or less.
gxe-title = What do players see? GXE
# $rating (number): the average player’s rating
# $deviation (number): the average player’s deviation
gxe = GXE is the chance, in per cent, to beat an average player with a rating of { $rating } and a deviation of { $deviation }. Both deviations count:
# $gxe (number): the chance in per cent
gxe-reading = GXE { $gxe }%

## Sources

source-method = github.com/smogon/pokemon-showdown-loginserver, src/ladder.ts (fd609ab); github.com/smogon/pokemon-showdown/issues/2716 (2016)
