{head}
# {player_is}
PLAYER = ({player})
# {tau_is}
TAU = {tau}
{idle}# {games_are}
GAMES = [
{games}]
# {expected_are}
EXPECTED = [
{values}]


def check(values):
    """{check_is}"""
    for name, expected, tolerance in EXPECTED:
        if name in values:
            got = values[name]
            off = abs(got - expected)
            assert off <= tolerance, f"{name}: {got!r}, expected {expected!r}, off by {off:.3g}"
