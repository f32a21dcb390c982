//! Short names between a program and its glue script.
//!
//! wasm-bindgen names each function that a program asks of its script after what it does, with sixteen digits that no compression
//! makes smaller: `__wbg_lastChild_d03af7c29f69e2ad`. Both files have all of them, some 180. Under short names they are 4 kB less to load.

use crate::command::Outcome;
use std::path::Path;

/// The section of a WebAssembly module that lists what it imports.
const IMPORTS: u8 = 2;

/// Renames what a program imports, in the program and in its script.
pub(crate) fn shorten(wasm: &Path, script: &Path) -> Outcome {
    let at = |file: &Path, error: std::io::Error| format!("{}: {error}", file.display());
    let bytes = std::fs::read(wasm).map_err(|error| at(wasm, error))?;
    let mut text = std::fs::read_to_string(script).map_err(|error| at(script, error))?;
    let (bytes, names) = renamed(&bytes).ok_or_else(|| format!("{} is no module with imports", wasm.display()))?;
    for (i, name) in names.iter().enumerate() {
        text = text.replace(name.as_str(), &short(i));
    }
    std::fs::write(wasm, bytes).map_err(|error| at(wasm, error))?;
    std::fs::write(script, text).map_err(|error| at(script, error))
}

/// The module with its long names replaced, and those names in the order of their numbers.
fn renamed(module: &[u8]) -> Option<(Vec<u8>, Vec<String>)> {
    let mut names = Vec::new();
    let mut reader = Reader { bytes: module, at: 0 };
    let mut written = reader.take(8)?.to_vec();
    while reader.at < module.len() {
        let section = reader.byte()?;
        let length = reader.number()?;
        let body = reader.take(length)?;
        written.push(section);
        let body = if section == IMPORTS { imports(body, &mut names)? } else { body.to_vec() };
        put_number(body.len(), &mut written);
        written.extend(body);
    }
    Some((written, names))
}

/// The imports: each a module, a name, a kind, and what that kind needs.
fn imports(section: &[u8], names: &mut Vec<String>) -> Option<Vec<u8>> {
    let mut reader = Reader { bytes: section, at: 0 };
    let mut written = Vec::new();
    let count = reader.number()?;
    put_number(count, &mut written);
    for _ in 0..count {
        let module = reader.name()?;
        let name = reader.name()?;
        put_name(module, &mut written);
        if has_digits(name) {
            let i = names.iter().position(|known| known == name).unwrap_or(names.len());
            if i == names.len() {
                names.push(name.to_owned());
            }
            put_name(&short(i), &mut written);
        } else {
            put_name(name, &mut written);
        }
        let start = reader.at;
        match reader.byte()? {
            // A function: its type.
            0 => _ = reader.number()?,
            // A table: the type of its items, and limits. A memory: limits.
            kind @ (1 | 2) => {
                if kind == 1 {
                    reader.byte()?;
                }
                let has_most = reader.byte()? & 1 == 1;
                reader.number()?;
                if has_most {
                    reader.number()?;
                }
            }
            // A global: its type, and whether it may change.
            3 => _ = reader.take(2)?,
            _ => return None,
        }
        written.extend(&section[start..reader.at]);
    }
    Some(written)
}

/// Whether a name ends in `_` and sixteen hexadecimal digits.
fn has_digits(name: &str) -> bool {
    name.rsplit_once('_').is_some_and(|(_, end)| end.len() == 16 && end.bytes().all(|b| b.is_ascii_hexdigit()))
}

fn short(i: usize) -> String {
    format!("i{i}")
}

/// A name with its length before it.
fn put_name(name: &str, to: &mut Vec<u8>) {
    put_number(name.len(), to);
    to.extend(name.bytes());
}

/// A number, seven bits a byte, the lowest first.
fn put_number(mut number: usize, to: &mut Vec<u8>) {
    while number >= 0x80 {
        to.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    to.push(number as u8);
}

/// Reads a module from its beginning; `None` where it ends too early.
struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let taken = self.bytes.get(self.at..self.at.checked_add(length)?)?;
        self.at += length;
        Some(taken)
    }

    fn byte(&mut self) -> Option<u8> {
        self.take(1).map(|bytes| bytes[0])
    }

    fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    fn name(&mut self) -> Option<&'a str> {
        let length = self.number()?;
        std::str::from_utf8(self.take(length)?).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module with these imports of functions, and a section after them.
    fn module(names: &[&str]) -> Vec<u8> {
        let mut body = vec![names.len() as u8];
        for name in names {
            put_name("./glue.js", &mut body);
            put_name(name, &mut body);
            body.extend([0, 7]);
        }
        let mut module = b"\0asm\x01\0\0\0".to_vec();
        module.push(IMPORTS);
        put_number(body.len(), &mut module);
        module.extend(body);
        module.extend([9, 2, 1, 1]);
        module
    }

    #[test]
    fn long_names_become_short_and_all_else_stays() {
        let long = "__wbg_lastChild_d03af7c29f69e2ad";
        let (written, names) = renamed(&module(&["__wbindgen_init", long, "__wbg_x_0000000000000001", long])).unwrap();
        assert_eq!(names, [long, "__wbg_x_0000000000000001"]);
        assert_eq!(written, module(&["__wbindgen_init", "i0", "i1", "i0"]));
    }

    #[test]
    fn what_is_no_module_is_refused() {
        let whole = module(&["__wbg_x_0000000000000001"]);
        assert!((0..whole.len()).all(|end| end == 8 || end == whole.len() - 4 || renamed(&whole[..end]).is_none()));
    }
}
