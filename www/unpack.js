// Starts the program packed inside the page. xtask/src/one_file.rs appends this script to the program's script, which
// defines `start`. The message for a failed start is in www/templates/one-file.html.

const notice = document.getElementById("start");
document.getElementById("start-again").addEventListener("click", (event) => {
  event.preventDefault();
  // Reloading keeps the fragment, which contains the case.
  location.reload();
});

// Read before the program clears the page.
const [first, second] = ["program", "rooms"].map((id) => document.getElementById(id)?.textContent ?? "");
const unpacked = (packed) => {
  const bytes = Uint8Array.from(atob(packed), (byte) => byte.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
};

// The lazy part, which the program may request during its start: see src/program/load_rooms.rs.
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
  // Nothing has to be downloaded, so the lazy part is unpacked at once.
  document.dispatchEvent(new Event(ASK));
} catch (error) {
  console.error(error);
  // A program that failed half-way may have cleared the page.
  document.body.replaceChildren(notice);
  document.documentElement.dataset.start = "failed";
}
