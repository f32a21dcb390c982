// Starts the program that lies inside the page, packed: see xtask/src/one_file.rs, which puts this behind the program's script.
// `start` is that script's. What is said if it does not start is in www/templates/one-file.html.

const notice = document.getElementById("start");
document.getElementById("start-again").addEventListener("click", (event) => {
  event.preventDefault();
  // Reloading keeps the fragment, and the case in it.
  location.reload();
});
try {
  const packed = document.getElementById("program").textContent;
  const bytes = Uint8Array.from(atob(packed), (byte) => byte.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  // All rooms are in it: see src/web/start.rs.
  document.documentElement.dataset.whole = "";
  await start({ module_or_path: await new Response(unpacked).arrayBuffer() });
} catch (error) {
  console.error(error);
  // A program that ended half-way may have cleared the page.
  document.body.replaceChildren(notice);
  document.documentElement.dataset.start = "failed";
}
