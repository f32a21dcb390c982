import type { InitInput } from "./engine.js";
export * from "./engine.js";

/**
 * Gets the engine ready; all else may be called once the promise is kept. Further calls give the same promise.
 *
 * The program is found beside the module. Whoever keeps it elsewhere passes its address, its bytes, or the compiled module.
 */
export function init(program?: InitInput | Promise<InitInput>): Promise<void>;
export default init;
