### Files of games: their formats, why a file was refused, and why games were left out.

format-lichess-ndjson = Lichess games
format-pgn = games in PGN
format-ogs-tsv = a rating history of Online-Go.com
format-trf16 = a FIDE tournament report (TRF16)
format-json = a case in JSON
format-table = a table
format-forum-table = a forum table
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
reason-unrated = the game was not rated
reason-computer = the opponent was a computer program
reason-aborted = the game was aborted
reason-variant = the game was another variant
reason-other-kind = the game was of another kind
reason-other-players = the player did not take part
reason-no-result = there is no result
reason-bad-result = the result was not understood
reason-no-name = a player has no name
reason-one-self = both sides are the same player
reason-no-rating = the opponent has no rating
reason-no-numbers-before = the file does not say which numbers you had before the game
reason-bad-number = a number was not understood
reason-bad-date = the date was not understood
reason-unplayed = the game was won or lost without being played
reason-annulled = the site annulled the game
reason-contradiction = the lines of the two players disagree
reason-too-long = the line is too long
reason-too-many = the file has too many games, players or rounds
reason-not-understood = the line was not understood
ask-player = Several players took part in every game. Say which one you are.
# $name (text): the name of a player
unknown-player = No player in the file is called { $name }.
no-rated-games = The player has no rated games in the file.
# $agree (count): the number of games whose change agrees
# $games (count): the number of all games that have a change
agree-point = { $games ->
    [one] Our change agrees with the site's to within one point in { $agree } of { $games } game.
   *[other] Our changes agree with the site's to within one point in { $agree } of { $games } games.
}
# $agree (count): the number of games whose change agrees
# $games (count): the number of all games that have a change
agree-hundredth = { $games ->
    [one] Our rating agrees with the site's to the hundredth in { $agree } of { $games } game.
   *[other] Our ratings agree with the site's to the hundredth in { $agree } of { $games } games.
}
cause-annulled = The site annulled the game before this one.
cause-handicap = The game had a handicap.
cause-gap = Games before this one are missing, or the site changed the rating in between.
