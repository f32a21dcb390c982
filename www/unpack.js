// Starts the program that lies inside the page, packed: see xtask/src/one_file.rs, which puts this behind the program's script.
// `start` is that script's. What is said if it does not start is in www/templates/one-file.html.

const notice = document.getElementById("start");
document.getElementById("start-again").addEventListener("click", (event) => {
  event.preventDefault();
  // Reloading keeps the fragment, and the case in it.
  location.reload();
});

// The program clears the page when it comes.
const [first, second] = ["program", "rooms"].map((id) => document.getElementById(id)?.textContent ?? "");
const unpacked = (packed) => {
  const bytes = Uint8Array.from(atob(packed), (byte) => byte.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
};

// The other rooms, which the program may ask for while it starts: see src/web/load_rooms.rs.
const ASK = "glicko2-ask-rooms";
let program, rooms;
const withRooms = async () => {
  const [exports, bytes] = await Promise.all([program, unpacked(second)]);
  await WebAssembly.instantiate(bytes, { __wasm_split: exports });
};
document.addEventListener(ASK, async () => {
  if (rooms) {
    return;
  }
  try {
    await (rooms = withRooms());
    document.dispatchEvent(new Event("glicko2-rooms"));
  } catch (error) {
    console.error(error);
    rooms = undefined;
    document.dispatchEvent(new Event("glicko2-rooms-failed"));
  }
});

try {
  program = unpacked(first).then((bytes) => start({ module_or_path: bytes }));
  await program;
  // Nothing has to be loaded, so all of them come at once.
  document.dispatchEvent(new Event(ASK));
} catch (error) {
  console.error(error);
  // A program that ended half-way may have cleared the page.
  document.body.replaceChildren(notice);
  document.documentElement.dataset.start = "failed";
}
