### The words about systems that never published their constants.

csgo-different = A Skill Group stands for several hidden numbers.
csgo-about = Valve said in 2014 that its Skill Groups had started with ideas of Glicko-2 and were improved over time; a Skill Group stands for several hidden numbers.
csgo-unknown = Not known: every constant, and how the hidden numbers become what is shown. Of Counter-Strike 2 we found nothing.
csgo-source = vitaliy_valve of Valve, September 11, 2014, reddit.com/r/GlobalOffensive/comments/2g3r4c

tf2-different = It builds on CS:GO, and 10 wins place a player.
tf2-about = Valve said in 2018 that competitive matches are ranked by a model that builds on the Glicko system of CS:GO; it takes 10 wins to be placed. The same model also matches casual play.
tf2-unknown = Not known: every constant, and how the hidden numbers become what is shown.
tf2-source = Valve’s notes to the update of March 28, 2018, as quoted at gameinformer.com, and of casual play at vg247.com

dota2-different = Players see a rank and its confidence, and changes are limited.
dota2-about = Valve said in 2023 that it went from a form of Elo to Glicko. Players see a rank and how confident it is; confidence falls while nothing is played, and changes are limited. Calibration ends at a confidence of 30 %.
dota2-unknown = Not known: every constant, and how a deviation becomes a confidence.
dota2-source = Valve, dota2.com/newfrontiers, April 20, 2023, as quoted at gamingmidium.com and dotesports.com

chesscom-different = New players choose a level to start from.
chesscom-about = A chess server that uses Glicko, as its members describe it. New players choose a level and start between 400 and 2000; in earlier years everybody started with 1200.
chesscom-unknown = Not known: how fast deviations grow, their least, and the length of a period. The c here is that of Glickman’s example.
chesscom-source = chess.com, forum, 800 starting level, where the levels are named, and Glicko system, members’ words; Wikipedia
chesscom-source-start = support.chess.com, article 678: newcomers choose a level

splatoon2-different = The other team’s powers make one opponent.
splatoon2-about = A hidden power for each mode, by Glicko-2: only winning and losing counts, and the opposing team’s powers make one opponent.
splatoon2-unknown = Not known: { tau }, the volatility, the deviations, and how the powers of a team become one.
splatoon2-source = oatmealdome.me, An in-depth look at the Splatoon 2 ranking system, found by taking the game apart; splatoonwiki.org, Power level

splatoon3-different = A new measurement sets { rd } back to 200 or 250.
splatoon3-about = Builds on Glicko-2, as its players found: when a measurement of power starts, the deviation goes back to 200 or 250.
splatoon3-unknown = Not known: { tau }, the volatility, the periods. None of it is official.
splatoon3-source = wikiwiki.jp/splatoon3mix, November 2023, players’ findings

acf-different = Everybody was to be rated twice for each period.
acf-about = Glicko from 2000 on, later a slightly changed Glicko-2. Its ratings officers announced about 2004 that everybody would be rated twice: the second time from their own rating before the period, but against the opponents’ ratings of the first time, which is fairer to those who meet fast improvers. Nothing shows that this was kept.
acf-unknown = Not known here: { tau }, the periods, and what a new player starts with. The federation’s rules could not be read. The second pass takes the games of everybody, so it is not worked here.
acf-source = the federation’s ratings officers, about 2004, chesschat.org, topic 737, Planned rating changes; chessexpress.blogspot.com, February 2011

icc-different = The first 20 games or so are provisional.
icc-about = A chess server that says it uses Glicko 2: everybody starts with 1500 and a deviation of 350, and the first 20 games or so are provisional.
icc-unknown = Not known: { tau }, the volatility and the periods.
icc-source = support.chessclub.com, How are ratings calculated

trials-fusion-different = A whole race is rated as if all happened together.
trials-fusion-about = A racing game. The programmer who chose its ranking explained it to players in 2015: it is Glicko-2, and a whole race is rated as if everything in it happened at the same time.
trials-fusion-unknown = Not known here: { tau }, the start, and limits. For a race, see the free-for-all.
trials-fusion-source = Fred Sundvik of RedLynx, May 17, 2015, forums.ubisoft.com, topic 1120155, Multiplayer Ranking Explained

pokemon-go-different = Players found that it behaves like Glicko-2.
# $lichess (text): the largest volatility at Lichess
# $ogs (text): that of Online-Go.com
# $inversus (text): that of INVERSUS
pokemon-go-about = Players found in 2020 that its ratings behave like Glicko-2: after losing on purpose for a while, which inflates { sigma }, their ratings moved much farther than other people’s. A limit to { sigma } guards against that: Lichess has { $lichess }, Online-Go.com { $ogs }, INVERSUS { $inversus }.
pokemon-go-unknown = Not known: whether it is so at all, and every constant.
pokemon-go-source = reddit.com/r/TheSilphRoad/comments/hwff2d, Farming Volatility, July 23, 2020, found by players
