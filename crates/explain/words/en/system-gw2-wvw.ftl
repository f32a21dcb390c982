### The words about Guild Wars 2, World versus World.

different = Three worlds play each other, and points make the score.
about = Three worlds fought each other for a week. Each world had two games, one against each other world, with a score made of the points. Worlds were rated like this from 2012 until about 2018.
# $volatility (text): a printed volatility
# $deviation (text): the deviation printed beside it
unknown = Not known: what a new world starts with, whether there are limits, and what the “k of 1.0” means that was published along with { tau }; perhaps the k of Step 5.2, which starts at 1. Printed worlds had volatilities far above the paper’s, such as { $volatility } with a deviation of { $deviation }. A reset of all ratings was announced for February 1, 2013, and called off on February 7. In April 2016 the deviations and volatilities of all worlds were set to common values; the ratings stayed. From September 2016 on victory points decided a match; whether the scores were then made of these was not found.
share-title = What score do the points make?
share = The score given for a game is taken as the share of the points of both, such as 0.53 for 53 of 100. The score is a sine of that share: steeper than the share near one half, flat near 0 and 1. Such scores vary less than wins and losses, for which { v } is made, so volatilities tend to fall here.
note-share = Scores are taken as shares of the points.

## Sources

source-method = H. Loew of ArenaNet, November 2012, forum-en.guildwars2.com, The math behind WvW ratings, posts 679386 and 682392, as quoted at guildwars2guru.com
source-start = ArenaNet: H. Loew, February 7, 2013, as quoted at dulfy.net, No WvW rating reset; World Linking Beta, April 22, 2016, forum-en.gw2archive.eu; World vs. World Skirmishes, September 6, 2016, guildwars2.com; Chris B., about 2018, devtrackers.gg

## Why it is so: questions and answers

why-pi = Why is there a π?
    .told = It turns the share of the points, from 0 to 1, into an angle from −90° to 90°, so that a sine can make one smooth curve from 0 to 1 of it. Nothing is multiplied by π at random.
close-match = Does a close match leave the ratings as they are?
    .told = Only if the ratings are close as well. A strong world that barely beats a weak one did worse than was expected of it, and loses rating.
meaning = Do ratings say how well a world plays?
    .told = They say how many points it makes in a week. How many people turn up, at which hours, and who moves to another world counts for as much as how well they play.
