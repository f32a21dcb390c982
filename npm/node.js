// The same in Node, which reads the program as a file.
import { readFile } from "node:fs/promises";
import { init as start } from "./index.js";
export * from "./index.js";

let program;

export function init(other) {
  return start(other ?? (program ??= readFile(new URL("./engine_bg.wasm", import.meta.url))));
}

export default init;
