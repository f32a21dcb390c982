// Starts the program that lies inside the page, packed: see xtask/src/one_file.rs, which puts this behind the program's script.
// `start` and `bindings` are that script's.

// What gzip has packed. Browsers that cannot do that themselves get a small reader of RFC 1951; it is slower, yet soon done.
async function unpacked(packed) {
  if (typeof DecompressionStream === "undefined") return inflated(packed);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

function inflated(packed) {
  // The head has ten bytes, as no options are used; the last four tell the size.
  const out = new Uint8Array(new DataView(packed.buffer).getUint32(packed.length - 4, true));
  let [at, bits, held, end] = [10, 0, 0, 0];

  function take(count) {
    for (; held < count; held += 8) bits |= packed[at++] << held;
    const taken = bits & ((1 << count) - 1);
    bits >>>= count;
    held -= count;
    return taken;
  }

  // A code by the lengths of its words: how many there are of each, and the symbols in their order.
  function coded(lengths) {
    const counts = new Uint16Array(16);
    for (const length of lengths) counts[length]++;
    counts[0] = 0;
    const symbols = [];
    for (let length = 1; length < 16; length++) lengths.forEach((its, symbol) => its === length && symbols.push(symbol));
    return { counts, symbols };
  }

  function next({ counts, symbols }) {
    let [word, first, index] = [0, 0, 0];
    for (let length = 1; length < 16; length++) {
      word |= take(1);
      if (word - counts[length] < first) return symbols[index + word - first];
      index += counts[length];
      first = (first + counts[length]) << 1;
      word <<= 1;
    }
    throw new Error("the program is damaged");
  }

  function dynamic() {
    const [many, far, given] = [take(5) + 257, take(5) + 1, take(4) + 4];
    const lengths = new Array(19).fill(0);
    const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
    for (const symbol of order.slice(0, given)) lengths[symbol] = take(3);
    const code = coded(lengths);
    const all = [];
    while (all.length < many + far) {
      const symbol = next(code);
      if (symbol < 16) all.push(symbol);
      else if (symbol === 16) all.push(...new Array(3 + take(2)).fill(all.at(-1)));
      else all.push(...new Array(symbol === 17 ? 3 + take(3) : 11 + take(7)).fill(0));
    }
    return [coded(all.slice(0, many)), coded(all.slice(many))];
  }

  function fixed() {
    const length = (symbol) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8);
    return [coded(Array.from({ length: 288 }, (_, symbol) => length(symbol))), coded(new Array(30).fill(5))];
  }

  for (let last = 0; !last; ) {
    last = take(1);
    const kind = take(2);
    if (kind === 0) {
      // As it is, from the next byte on.
      [bits, held] = [0, 0];
      const size = packed[at] | (packed[at + 1] << 8);
      out.set(packed.subarray(at + 4, at + 4 + size), end);
      [at, end] = [at + 4 + size, end + size];
      continue;
    }
    const [literals, distances] = kind === 1 ? fixed() : dynamic();
    for (let symbol; (symbol = next(literals)) !== 256; ) {
      if (symbol < 256) {
        out[end++] = symbol;
        continue;
      }
      // From where the same stood before.
      const i = symbol - 257;
      const more = i < 8 || i === 28 ? 0 : (i >> 2) - 1;
      const length = (i === 28 ? 258 : i < 8 ? i + 3 : ((4 + (i & 3)) << more) + 3) + take(more);
      const j = next(distances);
      const further = j < 4 ? 0 : (j >> 1) - 1;
      const distance = (j < 4 ? j + 1 : ((2 + (j & 1)) << further) + 1) + take(further);
      for (const stop = end + length; end < stop; end++) out[end] = out[end - distance];
    }
  }
  return out;
}

const packed = document.getElementById("program").textContent;
const program = await unpacked(Uint8Array.from(atob(packed), (byte) => byte.charCodeAt(0)));
await start({ module_or_path: program });
window.wasmBindings = bindings;
