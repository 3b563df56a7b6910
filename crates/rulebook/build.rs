//! Builds again when a file is added to `lessons/`, `rules/` or `rulings/`: the compiler itself only notices changes to files it already knows.

fn main() {
    println!("cargo::rerun-if-changed=../../lessons");
    println!("cargo::rerun-if-changed=../../rules");
    println!("cargo::rerun-if-changed=../../rulings");
}
