//! Every ruling in the repository, each file a test of its own.

use std::path::Path;

use libtest_mimic::Arguments;

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulings");
    libtest_mimic::run(&Arguments::from_args(), rulings::trials(&root, games::find)).exit();
}
