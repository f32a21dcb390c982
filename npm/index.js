// The engine of Glicko-2, step by step. In a browser or worker its program is fetched from beside this file.
import start from "./engine.js";
export * from "./engine.js";

let started;

// Once is enough, however often it is asked for; after a failure one may try again.
export function init(program) {
  started ??= start({ module_or_path: program ?? new URL("./engine_bg.wasm", import.meta.url) }).then(
    () => {},
    (error) => {
      started = undefined;
      throw error;
    },
  );
  return started;
}

export default init;
