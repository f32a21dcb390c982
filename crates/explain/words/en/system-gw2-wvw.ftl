### The words about Guild Wars 2, World versus World.

different = Three worlds play each other, and their points become scores.
about = Three worlds fought each other for a week. Each world counted as having played two games, one against each rival. Its share of the war points became the score. Worlds were rated in this way from 2012 until about 2018.
# $volatility (text): a printed volatility
# $deviation (text): the deviation printed beside it
unknown =
    We could not find what a new world starts with, or whether there are limits.
    A “k of 1.0” was published along with { tau }. We could not find what it means. It may be the k of Step 5.2, which starts at 1.
    Printed worlds had volatilities far above the paper’s, such as { $volatility } with a deviation of { $deviation }.
    A reset of all ratings was announced for February 1, 2013, and called off on February 7.
    In April 2016 the deviations and volatilities of all worlds were set to common values. The ratings stayed.
    From September 2016 on, victory points decided a match. We could not find whether the scores came from them, too.
share-title = What score do the points make?
share = The score that you enter for a game is read as a share of the points of both, such as 0.53 for 53 of 100. A sine turns this share into the score. A small lead counts for more than its share of the points, and every further point counts for less. Such scores vary less than the wins and losses that { v } assumes, so volatilities tend to fall here.
note-share = Scores are read as shares of the points.

## Sources

source-method = H. Loew of ArenaNet, November 2012, forum-en.guildwars2.com, The math behind WvW ratings, posts 679386 and 682392, as quoted at guildwars2guru.com
source-start = ArenaNet: H. Loew, February 7, 2013, as quoted at dulfy.net, No WvW rating reset; World Linking Beta, April 22, 2016, forum-en.gw2archive.eu; World vs. World Skirmishes, September 6, 2016, guildwars2.com; Chris B., about 2018, devtrackers.gg

## Why it is so: questions and answers

why-pi = Why is there a π?
    .told = It turns the share of the points, from 0 to 1, into an angle from −90° to 90°. The sine of that angle makes a smooth curve from 0 to 1. So π is no arbitrary factor.
close-match = Does a close match leave the ratings as they are?
    .told = Only if the ratings are close as well. A strong world that barely beats a weak one has done worse than was expected of it, so it loses rating.
meaning = Do ratings say how well a world plays?
    .told = They say how many points it makes in a week. How many people turn up, at which hours, and who moves to another world matters as much as how well they play.
