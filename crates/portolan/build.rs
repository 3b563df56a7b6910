//! Builds again when the browser client was built again, where it is embedded.

fn main() {
    if std::env::var_os("CARGO_FEATURE_EMBED_WEB").is_some() {
        println!("cargo::rerun-if-changed=../../web/dist");
        assert!(std::path::Path::new("../../web/dist/index.html").exists(), "web/dist is missing: run `make web` first");
    } else {
        println!("cargo::rerun-if-changed=build.rs");
    }
}
