//! Every file a test of its own.

use std::path::Path;

use libtest_mimic::{Failed, Trial};
use table::AnyGame;

use crate::{collect, mutate_file};

/// One test a ruling below a folder, named after its path in it: it must hold, and notice when it is changed. With `harness = false` in the test's section of `Cargo.toml`, this
/// is the whole test:
///
/// ```no_run
/// # fn find(_: &str) -> Option<&'static dyn table::AnyGame> { None }
/// # #[allow(clippy::needless_doctest_main, reason = "a test with a harness of its own is its `main`")]
/// fn main() {
///     let arguments = libtest_mimic::Arguments::from_args();
///     libtest_mimic::run(&arguments, rulings::trials("../../rulings".as_ref(), find)).exit();
/// }
/// ```
///
/// A folder that cannot be read, or has no ruling, is a test that fails.
pub fn trials(root: &Path, games: fn(&str) -> Option<&'static dyn AnyGame>) -> Vec<Trial> {
    let failing = |why: String| vec![Trial::test("rulings", move || Err(Failed::from(why)))];
    match collect([root]) {
        Err(error) => failing(error.to_string()),
        Ok(files) if files.is_empty() => failing(format!("there is no ruling in {}", root.display())),
        Ok(files) => files
            .into_iter()
            .map(|file| {
                let name = file.strip_prefix(root).unwrap_or(&file).with_extension("").to_string_lossy().into_owned();
                Trial::test(name, move || match &mutate_file(&file, &games)?.unnoticed[..] {
                    [] => Ok(()),
                    unnoticed => Err(unnoticed.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n").into()),
                })
            })
            .collect(),
    }
}
