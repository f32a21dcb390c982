"""Tests `club.py` with the paper's players. Argument: the program `trace`."""

import sqlite3
import sys

import club

passed = failed = 0


def holds(what, is_so):
    global passed, failed
    passed, failed = passed + is_so, failed + (not is_so)
    if not is_so:
        print(f"{what}: FAILED")


trace = sys.argv[1]
database = sqlite3.connect(":memory:")
database.executescript(club.TABLES)
players = [("Ada", 1500, 200), ("Ben", 1400, 30), ("Cleo", 1550, 100), ("Dan", 1700, 300), ("Eve", 1500, 50)]
database.executemany("INSERT INTO player (name, rating, deviation) VALUES (?, ?, ?)", players)
games = [("Ada", "Ben", 1), ("Ada", "Cleo", 0), ("Dan", "Ada", 1)]
database.executemany("INSERT INTO game (first, second, score) VALUES (?, ?, ?)", games)


def standings():
    return {name: values for name, *values in database.execute("SELECT name, rating, deviation, volatility FROM player")}


def near(values, expected):
    return all(abs(value - other) < 0.005 for value, other in zip(values, expected))


club.rate(database, trace)
after = standings()
holds("the paper's player", near(after["Ada"], (1464.05, 151.52)) and abs(after["Ada"][2] - 0.059996) < 1e-6)
holds("an opponent, from the values before", near(after["Dan"], (1784.42,)))
holds("a player without games", near(after["Eve"], (1500, (50**2 + (173.7178 * 0.06) ** 2) ** 0.5)))
holds("all games are rated", database.execute("SELECT count(*) FROM game WHERE NOT is_rated").fetchone() == (0,))

database.execute("INSERT INTO game (first, second, score) VALUES ('Ada', 'Ben', 7)")
try:
    club.rate(database, trace)
    holds("a bad score is refused", False)
except ValueError as error:
    holds("a bad score is refused by name", "The score" in str(error))
holds("nothing is written then", standings() == after)

print(f"test result: {'FAILED' if failed else 'ok'}. {passed} passed; {failed} failed; 0 ignored")
sys.exit(failed > 0)
