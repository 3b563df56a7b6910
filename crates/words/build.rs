//! Builds again when a file is added to `locales/`: the compiler itself only notices changes to files it already knows.

fn main() {
    println!("cargo::rerun-if-changed=../../locales");
}
