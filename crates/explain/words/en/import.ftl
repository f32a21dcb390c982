### Files of games: their formats, why a file was refused, and why games were left out.

format-lichess-ndjson = Lichess games
format-chess-com = chess.com games
format-pgn = Games in PGN
format-ogs-tsv = Rating history of Online-Go.com
format-trf16 = FIDE tournament report (TRF16)
format-json = Case in JSON
format-table = Table
format-forum-table = Forum table
# $found (text): what was refused
foreign = This is { $found }.
foreign-zip = a ZIP archive or an Excel workbook. Unpack the archive, or save the sheet as CSV
foreign-gzip = a file compressed with gzip. Unpack it first
foreign-zstandard = a file compressed with Zstandard. Unpack it first
foreign-bzip2 = a file compressed with bzip2. Unpack it first
foreign-pdf = a PDF document. Copy the table out of it as text
foreign-excel = an Excel workbook. Save the sheet as CSV
foreign-picture = a picture. Type its results as text
foreign-utf16 = a text in UTF-16. Save it as UTF-8
foreign-markup = a web page. Copy the table out of it as text
foreign-sgf = a game record of Go. The file with your ratings is the rating history
foreign-chess-com-json = the JSON archive of chess.com. Download the same games as PGN
foreign-binary = no text file
too-large = The file is too large. The page reads up to 64 MB, and up to 8 MB of JSON.
nothing = The file has no games, players or results.
# $line (count): the number of a line
# $reason (text): why the line was left out
nothing-from = The file has no games, players or results. Line { $line } was left out: { $reason }.
# $line (count): the number of a line
broken-json = The file is not valid JSON. The error is in line { $line }.
# $line (count): the number of a line
# $reason (text): why the line was left out
left-out = Line { $line }: { $reason }

# The reasons follow a number of games or lines, as in "2 unrated".
reason-unrated = unrated
reason-computer = against a computer program
reason-aborted = aborted
reason-variant = of another variant
reason-other-kind = of another kind
reason-other-players = without this player
reason-no-result = without a result
reason-bad-result = with an unclear result
reason-no-name = without a name
reason-one-self = of a player against themselves
reason-no-rating = without the opponent’s rating
reason-no-numbers-before = without your numbers before the game
reason-bad-number = with an unclear number
reason-bad-date = with an unclear date
reason-unplayed = won or lost without being played
reason-annulled = annulled by the site
reason-contradiction = in which the lines of the two players disagree
reason-too-long = too long
reason-too-many = beyond the largest number that the page reads
reason-not-understood = not understood
ask-player = Several players took part in every game. Say which one you are.
# $name (text): the name of a player
unknown-player = No player in the file is called { $name }.
no-rated-games = The player has no rated games in the file.
# $agree (count): the number of games whose change agrees
# $games (count): the number of all games that have a change
agree-point = { $games ->
    [one] Our change agrees with the site’s to within one point in { $agree } of { $games } game.
   *[other] Our changes agree with the site’s to within one point in { $agree } of { $games } games.
}
# $agree (count): the number of games whose change agrees
# $games (count): the number of all games that have a change
agree-hundredth = { $games ->
    [one] Our rating agrees with the site’s to the hundredth in { $agree } of { $games } game.
   *[other] Our ratings agree with the site’s to the hundredth in { $agree } of { $games } games.
}
cause-annulled = The site annulled the game before this one.
cause-handicap = The game had a handicap.
cause-gap = Games before this one are missing, or the site changed the rating in between.

## What was found

# $what (text): what was found, such as Lichess games
# $name (text): the name of the player
of-player = { $what } of { $name }
# $what (text): what was found
# $content (text): how much of it
found-all = { $what }: { $content }.
# $what (text): what was found
# $content (text): how much of it
# $left-out (text): how much was left out
found-some = { $what }: { $content }; { $left-out }.
# $n (count): the number of games
games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
# $n (count): the number of games
# $kind (text): their kind, such as blitz
rated-games = { $n ->
    [one] 1 rated { $kind } game
   *[other] { $n } rated { $kind } games
}
# $games (text): the number of games
# $from (text): the date of the first
# $to (text): the date of the last
between = { $games }, { $from } to { $to }
# $day (count): the day
# $month (text): the month
# $year (text): the year
date = { $day } { $month } { $year }
months-1 = January
months-2 = February
months-3 = March
months-4 = April
months-5 = May
months-6 = June
months-7 = July
months-8 = August
months-9 = September
months-10 = October
months-11 = November
months-12 = December
# $players (count): the number of players
# $results (count): the number of results
# $periods (count): the number of periods
of-league = { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $results ->
    [one] 1 result
   *[other] { $results } results
}, { $periods ->
    [one] 1 period
   *[other] { $periods } periods
}
# $n (count): the number of games or lines that were left out
# $reasons (text): their numbers, by reason
left-out-count = { $n } left out ({ $reasons })
# $n (count): a number of games or lines
# $reason (text): why they were left out
left-out-for = { $n } { $reason }

## The dialog

close = Close
what-is-read = Paste text, choose a file, or drop a file anywhere on the page. The page reads PGN, Lichess’s NDJSON, rating histories of Online-Go.com (TSV), FIDE reports (TRF16), this page’s JSON, tables with commas, semicolons or tabs, and forum tables.
stays-here = Your browser reads the text on this device. Nothing is sent anywhere.
tables = How tables are read
tables-games = A game is the opponent’s rating, their RD and the result. For an RD that you do not know, write ?.
tables-league = A player is a name, a rating, an RD and a volatility. A result is two names and a score. A name without numbers is a new player with 1500, 350 and 0.06. A player with a known Elo rating can start with it and an RD of 100 to 200.
tables-results = A result is won, draw, lost, 1, ½, 0, 1-0 or any score between 0 and 1.
tables-heads = A first line may name the columns in any order, in English or Russian. A column of rounds or dates makes periods.
label = Games or results as text
placeholder = 1400  30   won
    1550  100  lost
    1700  300  0
choose = Choose a file
reading = Reading the file
comparing = Comparing the games with the site
cancel = Cancel
unreadable = The browser could not read the file.
nothing-yet = Nothing found yet.
who = Whose games
who-unsaid = Choose a player
everybody = Everybody, as a league
# $name (text): the name of a player, or a kind of games
# $n (count): the number of games
counted = { $name } ({ $n })
kind = Kind of games
by = Periods
by-round = Rounds
by-day = Days
by-week = Weeks
by-month = Months
by-all = All together
dates-in-doubt = Dates such as 3/4/2024 were read with the day first.
start = You before the first game
work-out = Work out my RD and volatility from the first changes
opponents-rd = Opponents’ RD
opponents-rd-explained = The file does not have the RDs of your opponents. They matter little: between 45 and 110, a gain changes by about 5%.
not-a-number = Type a number above 0.
chess-com-explained = The file has the ratings after each game, but not their changes. The constants of chess.com were never published, so the page cannot compare.
# $n (count): the number of games
only-last = Only the last { $n } games fit into the page’s periods.
# $names (text): the names of the columns
not-used = Columns not used: { $names }.
left-out-title = What was left out
# $n (count): the number of further lines
left-out-more = { $n } more
replace = Replace what is there
append = Add to what is there
get-file = Where to get the file
your-name = Your name at the site
your-name-explained = At Online-Go.com, use the number in the address of your profile. The links open in a new tab, and the browser saves the file.
link-lichess = Rated games at Lichess
link-chess-com = Archive at chess.com
link-online-go = Rating history at Online-Go.com

## The comparison

compared = Compared with the site
# $rd (text): the RD
# $low (text): the lowest RD that fits as well
# $high (text): the highest
# $sigma (text): the volatility
# $n (count): the number of games
worked-out = { $n ->
    [one] By the first change, you began with an RD of about { $rd } ({ $low } to { $high }) and a volatility of { $sigma }.
   *[other] By the first { $n } changes, you began with an RD of about { $rd } ({ $low } to { $high }) and a volatility of { $sigma }.
}
each-opens = Each date opens the steps of that game.
not-kept = To see the comparison after a reload, open the file again.
head-game = Game
head-theirs = Theirs
head-ours = Ours
head-difference = Difference
causes = Possible causes of differences
# $game (text): the date of the game, with the opponent’s name
# $cause (text): the sentence about the cause
cause-of = { $game }: { $cause }
caption = Changes of the rating, theirs and ours
previous = Earlier games
next = Later games
# $n (count): the number of games
# $start (text): the rating before the first
# $end (text): the rating after the last
course-alt = { $n ->
    [one] The rating over 1 game goes from { $start } to { $end }.
   *[other] The rating over { $n } games goes from { $start } to { $end }.
}
