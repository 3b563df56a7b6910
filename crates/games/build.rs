//! Builds again when a file is added to `lessons/`: the compiler itself only notices changes to files it already knows.

fn main() {
    println!("cargo::rerun-if-changed=../../lessons");
}
