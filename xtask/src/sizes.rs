//! What the finished site weighs.

use crate::command::{Outcome, output, program};
use crate::site::dist;
use std::path::Path;

/// What a first visit may load, in bytes after brotli.
const BUDGET: usize = 160 * 1024;

/// What a first visit loads.
const LOADED: [&str; 6] = ["html", "js", "css", "wasm", "woff2", "svg"];

/// Compresses each file as a server would. Node is here for npm's sake already.
const MEASURE: &str = "
const fs = require('fs'), zlib = require('zlib');
for (const file of process.argv.slice(1)) {
    const bytes = fs.readFileSync(file);
    console.log(bytes.length, zlib.gzipSync(bytes, { level: 9 }).length, zlib.brotliCompressSync(bytes).length);
}";

/// Prints the table; an error if a first visit is over budget.
pub(crate) fn report() -> Outcome {
    let mut files = Vec::new();
    collect(&dist(), &mut files).map_err(|error| format!("dist/ cannot be read: {error}"))?;
    files.sort();
    let measured = output(program("node").arg("-e").arg(MEASURE).arg("--").args(&files))
        .ok_or("Node could not measure the files of dist/; is it installed?")?;

    println!("\n{:<44} {:>9} {:>9} {:>9}", "", "bytes", "gzip", "brotli");
    let mut total = [0; 3];
    for (file, line) in files.iter().zip(measured.lines()) {
        let sizes: Vec<usize> = line.split(' ').filter_map(|size| size.parse().ok()).collect();
        let [raw, gzip, brotli] = sizes[..] else { return Err(format!("Node said {line:?}")) };
        let name = Path::new(file).strip_prefix(dist()).unwrap_or(Path::new(file)).display().to_string();
        println!("{name:<44} {raw:>9} {gzip:>9} {brotli:>9}");
        for (sum, size) in total.iter_mut().zip([raw, gzip, brotli]) {
            *sum += size;
        }
    }
    println!("{:<44} {:>9} {:>9} {:>9}", "a first visit", total[0], total[1], total[2]);
    println!("{:<44} {:>29}", "the most it may be", BUDGET);
    if total[2] > BUDGET {
        return Err(format!("a first visit loads {} bytes, more than {BUDGET}", total[2]));
    }
    Ok(())
}

fn collect(folder: &Path, files: &mut Vec<String>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|e| LOADED.iter().any(|&kind| e == kind)) {
            files.push(path.display().to_string());
        }
    }
    Ok(())
}
