### The words about systems that never published their constants.

csgo-different = A Skill Group stands for several hidden numbers.
csgo-about = Valve said in 2014 that its Skill Groups had started with ideas of Glicko-2 and were improved over time. A Skill Group stands for several hidden numbers.
csgo-unknown = Valve never published the constants, or how the hidden numbers become a Skill Group. We could not find anything about Counter-Strike 2.
csgo-source = vitaliy_valve of Valve, September 11, 2014, reddit.com/r/GlobalOffensive/comments/2g3r4c

tf2-different = It builds on CS:GO, and players get a rank after 10 wins.
tf2-about = Valve said in 2018 that competitive matches are ranked by a model that builds on the Glicko system of CS:GO. A player needs 10 wins to get a rank. The same model also matches casual play.
tf2-unknown = Valve never published the constants, or how the hidden numbers become a rank.
tf2-source = Valve’s notes to the update of March 28, 2018, as quoted at gameinformer.com, and of casual play at vg247.com

dota2-different = Players see a rank and its confidence, and changes are limited.
dota2-about = Valve said in 2023 that it went from a form of Elo to Glicko. Players see a rank and how confident it is. Confidence falls while a player is away, and changes are limited. Calibration ends at a confidence of 30%.
dota2-unknown = Valve never published the constants, or how a deviation becomes a confidence.
dota2-source = Valve, dota2.com/newfrontiers, April 20, 2023, as quoted at gamingmidium.com and dotesports.com

chesscom-different = New players choose a level to start from.
chesscom-about = A chess site that uses Glicko, as its members describe it. New players choose a level and start between 400 and 2000. In earlier years all players started with 1200.
chesscom-unknown = Chess.com never published how fast deviations grow, how small they can get, or how long a period is. The c here is that of Glickman’s example.
chesscom-source = chess.com, forum, 800 starting level, where the levels are named, and Glicko system, members’ words; Wikipedia
chesscom-source-start = support.chess.com, article 678: newcomers choose a level

splatoon2-different = The powers of the other team are combined into one opponent.
splatoon2-about = A hidden power for each mode, rated by Glicko-2. Only winning and losing counts, and the powers of the other team are combined into one opponent.
splatoon2-unknown = The game’s makers never published { tau }, the volatility, the deviations, or how the powers of a team are combined.
splatoon2-source = oatmealdome.me, An in-depth look at the Splatoon 2 ranking system, found by taking the game apart; splatoonwiki.org, Power level

splatoon3-different = A new measurement sets { rd } back to 200 or 250.
splatoon3-about = It builds on Glicko-2, as its players found out. When a measurement of power starts, the deviation goes back to 200 or 250.
splatoon3-unknown =
    The game’s makers never published { tau }, the volatility or the periods. None of this is official.
    A power above 3000 does not rule Glicko-2 out. The scale has no upper end, and how far ratings spread depends on who plays whom.
splatoon3-source = wikiwiki.jp/splatoon3mix, November 2023, players’ findings

acf-different = All players were to be rated twice for each period.
acf-about = Glicko from 2000 on, later a slightly changed Glicko-2. About 2004 the federation’s ratings officers announced that all players would be rated twice. The second time they start from their own rating before the period, but their opponents have the ratings from the first time. That is fairer to players who meet fast improvers. We could not find whether this was kept.
acf-unknown = We could not read the federation’s rules, so we do not know { tau }, the periods, or what a new player starts with. This page does not model the second pass, because it needs the games of all players.
acf-source = the federation’s ratings officers, about 2004, chesschat.org, topic 737, Planned rating changes; chessexpress.blogspot.com, February 2011

icc-different = The first 20 games or so are provisional.
icc-about = A chess site that says it uses Glicko 2. All players start with 1500 and a deviation of 350, and the first 20 games or so are provisional.
icc-unknown = The site never published { tau }, the volatility or the periods.
icc-source = support.chessclub.com, How are ratings calculated

trials-fusion-different = A whole race is rated as if everything happened together.
trials-fusion-about = A racing game. The programmer who chose its ranking explained it to players in 2015. It is Glicko-2, and a whole race is rated as if everything in it happened at the same time.
trials-fusion-unknown = We could not find { tau }, the start or the limits. For a race, see the free-for-all in the room League.
trials-fusion-source = Fred Sundvik of RedLynx, May 17, 2015, forums.ubisoft.com, topic 1120155, Multiplayer Ranking Explained

pokemon-go-different = Players found that it behaves like Glicko-2.
# $lichess (text): the largest volatility at Lichess
# $ogs (text): that of Online-Go.com
# $inversus (text): that of INVERSUS
pokemon-go-about = Players found in 2020 that its ratings behave like Glicko-2. Some lost on purpose for a while, which inflates { sigma }. After that, their ratings moved much farther than other people’s. A limit to { sigma } guards against that. Lichess has { $lichess }, Online-Go.com { $ogs }, and INVERSUS { $inversus }.
pokemon-go-unknown = The game’s makers never said whether it is Glicko-2 at all, and never published a constant.
pokemon-go-source = reddit.com/r/TheSilphRoad/comments/hwff2d, Farming Volatility, July 23, 2020, found by players
