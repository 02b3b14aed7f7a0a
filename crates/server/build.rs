//! Lets cargo notice that the web client was built anew, so that a release carries it as it is.

fn main() {
    let folder = "../../web/dist";
    println!("cargo:rerun-if-changed=build.rs");
    // A debug build reads the folder while it runs.
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        // Cargo can only watch what is there. Where nothing may be written, nothing is built anew either.
        let _ = std::fs::create_dir_all(folder);
        println!("cargo:rerun-if-changed={folder}");
    }
}
