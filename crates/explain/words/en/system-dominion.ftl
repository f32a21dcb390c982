### The words about Dominion Online.

different = It rates once a day, and the level is two deviations below the rating.
about = A card game, played online. It rates once a day on the scale of { mu } and { phi }. The level that players see is the rating minus two deviations, so it is high only once the rating is certain.
# $phi (text): φ of a new player
# $sigma (text): σ of a new player
# $first-phi (text): φ of a new player in March 2017
# $first-sigma (text): σ of a new player in March 2017
unknown = In February 2018 a player reported that newcomers start with φ = { $phi } and σ = { $sigma }. In March 2017 the developer had named φ = { $first-phi } and σ = { $first-sigma }.
players = Players in a game
two-players = two
more-players = three or four
level-title = What do players see? The level
level = The level is the rating minus two deviations, so it is high only once the rating is certain. It is a whole number and never below 0:
# $level (number): the level
level-reading = level { $level }

## Sources

source-method = Stef of Shuffle iT, March 31, 2017, forum.shuffleit.nl, topic 1679
source-start = markus, February 7, 2018, forum.dominionstrategy.com, topic 18240, Some Statistics on Ratings
source-growth = the same topic 18240: with 1, 5 or 10 games a day φ settles at about 0.26, 0.17 or 0.15, as it does if a day counts as one period
