### The words about Pokémon Showdown.

different = It went back to Glicko, and rates the games of a day together.
# $least (text): the least deviation
# $most (text): the largest deviation
# $elo (text): the first Elo
about = A simulator of Pokémon battles. It went from Glicko-2 back to Glicko: the games of a day are rated together, deviations lie between { $least } and { $most }, and GXE is the chance against an average player. The number of its ladder is a separate Elo, which begins at { $elo }.
# $least-k (text): the smallest K of the Elo
# $most-k (text): the largest K of the Elo
# $from (text): the Elo that falls in the two largest formats
# $elsewhere (text): the Elo that falls in other formats
# $listed (text): the largest deviation on the list
unknown = Left out here: the Elo, by which the ladder is sorted. Its K lies between { $least-k } and { $most-k }. It falls while little is played: from { $from } on in the two largest formats, from { $elsewhere } on in the others. Opponents count with the deviation that was stored after their last day, however long ago that was. During a day the rating is worked out anew after each game from all games of the day, and the end of the day settles it. The list of the best takes deviations up to { $listed }.
gxe-title = What do players see? GXE
# $rating (number): the average player’s rating
# $deviation (number): the average player’s deviation
gxe = GXE is the chance to beat an average player, one of { $rating } with a deviation of { $deviation }, in per cent. Both deviations count:
# $gxe (number): the chance in per cent
gxe-reading = GXE { $gxe }%

## Sources

source-method = github.com/smogon/pokemon-showdown-loginserver, src/ladder.ts (fd609ab)
