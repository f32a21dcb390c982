{head}
// {player_is}
const PLAYER = [{player}];
// {tau_is}
const TAU = {tau};
{idle}// {games_are}
const GAMES = [
{games}];
// {expected_are}
const EXPECTED = [
{values}];

/** {check_is} */
function check(values) {
  for (const [name, expected, tolerance] of EXPECTED) {
    if (!(name in values)) continue;
    const off = Math.abs(values[name] - expected);
    if (!(off <= tolerance)) throw new Error(`${name}: ${values[name]}, expected ${expected}, off by ${off}`);
  }
}
