### The words about Guild Wars 2, structured PvP.

different = Every number and every change has limits.
about = The arena of Guild Wars 2. Its published configuration limits every number, every change, and how much time without games counts.
unknown = We could not find how five opponents are made into one, or whether a part of a period counts. On this page every opponent is a game of its own, and only whole periods count.

## Sources

source-method = wiki.guildwars2.com, PvP Matchmaking Algorithm, the published configuration
source-growth = wiki.guildwars2.com, the same configuration: periods of 3 days, at most 20; that only whole ones count is our reading
source-update = wiki.guildwars2.com, the same configuration: a limit to each update; that each game is one is our reading
