//! Debian's compiler for wasm32, fetched into a folder of the repository. It installs nothing and changes no list
//! of the system. Debian ships the compiler and the source of its standard library; the library for wasm32 is built
//! from that source once.

use crate::house::{House, cargo_home};
use crate::run::{self, Progress};
use crate::toolchain::TARGET;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Returns the path of the compiler in the folder: a short script that sets the path of its libraries.
pub fn rustc(folder: &Path) -> PathBuf {
    folder.join("rustc")
}

/// Downloads, unpacks and completes the compiler.
pub fn fetch(house: &House, folder: &Path) -> Result<()> {
    let host = Host::this()?;
    for program in ["apt-get", "apt-cache", "dpkg-deb", "tar"] {
        if !run::answers(program) {
            bail!(
                "Debian's compiler needs `{program}`, which is missing: it works on Debian and its derivatives only"
            );
        }
    }
    println!(
        "      fetching Debian's compiler into {}: six packages, then a minute or more of building",
        house.short(folder)
    );
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot clear {}", folder.display()))?;
    }
    let apt = Apt::new(folder)?;
    let mut progress = Progress::new(5);
    progress.step("toolchain: reading Debian's package lists");
    run::quiet(house, "apt-update", apt.get().arg("update"))?;
    let packages = Packages::name(&apt)?;
    progress.step(&format!("toolchain: downloading {}", packages.all().join(", ")));
    let debs = folder.join("debs");
    fs::create_dir_all(&debs)?;
    run::quiet(house, "apt-download", apt.get().arg("download").args(packages.all()).current_dir(&debs))?;
    progress.step("toolchain: unpacking");
    let tree = folder.join("tree");
    unpack_all(&debs, &tree)?;
    write_scripts(folder, &host, &packages.lld)?;
    progress.step("toolchain: building the standard library for wasm32");
    let built = build_library(house, folder)?;
    progress.step("toolchain: installing the library");
    keep_library(&built, &tree)?;
    for left in [debs, folder.join("library"), folder.join("apt")] {
        fs::remove_dir_all(left)?;
    }
    Ok(())
}

/// The names of this machine's platform in Rust and in Debian.
struct Host {
    triple: String,
    multiarch: String,
}

impl Host {
    fn this() -> Result<Self> {
        let arch = std::env::consts::ARCH;
        if !cfg!(target_os = "linux") || !["x86_64", "aarch64"].contains(&arch) {
            bail!("Debian's compiler runs on 64-bit Linux only");
        }
        Ok(Self { triple: format!("{arch}-unknown-linux-gnu"), multiarch: format!("{arch}-linux-gnu") })
    }
}

/// Debian's package programs, with their own lists and caches.
struct Apt {
    options: Vec<String>,
}

impl Apt {
    fn new(folder: &Path) -> Result<Self> {
        let own = folder.join("apt");
        for part in ["lists/partial", "cache/archives/partial"] {
            fs::create_dir_all(own.join(part))?;
        }
        let options = [
            format!("Dir::State::lists={}", own.join("lists").display()),
            format!("Dir::Cache={}", own.join("cache").display()),
            // As root, apt would switch to a user who cannot write here.
            "APT::Sandbox::User=root".to_owned(),
            "APT::Update::Error-Mode=any".to_owned(),
            "Acquire::Retries=3".to_owned(),
        ];
        Ok(Self { options: options.into_iter().flat_map(|option| ["-o".to_owned(), option]).collect() })
    }

    fn get(&self) -> Command {
        let mut command = Command::new("apt-get");
        command.arg("-q").args(&self.options);
        command
    }

    /// Returns the first dependency of `package` whose name is `begins` followed by a digit.
    fn needs(&self, package: &str, begins: &str) -> Result<String> {
        let mut show = Command::new("apt-cache");
        let text = run::read(show.args(&self.options).args(["show", "--no-all-versions", package]))
            .with_context(|| format!("Debian's lists have no package {package}"))?;
        let names =
            text.lines().filter_map(|line| line.strip_prefix("Depends: ")).flat_map(|line| line.split(','));
        names
            .filter_map(|name| name.split_whitespace().next())
            .find(|name| {
                name.strip_prefix(begins).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
            })
            .map(str::to_owned)
            .with_context(|| format!("{package} depends on no {begins}…"))
    }
}

/// The packages; the names of some hold a version, which is found through the others.
struct Packages {
    library: String,
    llvm: String,
    lld: String,
}

impl Packages {
    fn name(apt: &Apt) -> Result<Self> {
        let library = apt.needs("libstd-rust-web-dev", "libstd-rust-web-")?;
        let llvm = apt.needs(&library, "libllvm")?;
        let lld = llvm.replace("libllvm", "lld-");
        Ok(Self { library, llvm, lld })
    }

    fn all(&self) -> [&str; 6] {
        ["rustc-web", "libstd-rust-web-dev", &self.library, "rust-web-src", &self.llvm, &self.lld]
    }
}

fn unpack_all(debs: &Path, tree: &Path) -> Result<()> {
    fs::create_dir_all(tree)?;
    for entry in debs.read_dir()? {
        let deb = entry?.path();
        let source = deb.file_name().is_some_and(|name| name.to_string_lossy().starts_with("rust-web-src_"));
        let choice: &[&str] = if source {
            &["--wildcards", "./usr/src/*/library/*"]
        } else {
            &["--exclude=./usr/share", "--exclude=./usr/bin/rustdoc"]
        };
        unpack(&deb, tree, choice).with_context(|| format!("cannot unpack {}", deb.display()))?;
    }
    Ok(())
}

fn unpack(deb: &Path, tree: &Path, choice: &[&str]) -> Result<()> {
    let mut out = Command::new("dpkg-deb").arg("--fsys-tarfile").arg(deb).stdout(Stdio::piped()).spawn()?;
    let pipe = out.stdout.take().context("dpkg-deb has no output")?;
    let put = Command::new("tar").arg("-x").arg("-C").arg(tree).args(choice).stdin(pipe).status()?;
    if !out.wait()?.success() || !put.success() {
        bail!("dpkg-deb or tar failed");
    }
    Ok(())
}

/// Writes scripts that let the compiler and its linker find their libraries in the tree, wherever the repository
/// is.
fn write_scripts(folder: &Path, host: &Host, lld: &str) -> Result<()> {
    let llvm = lld.replace("lld-", "llvm-");
    let script = |up: &str, program: &str| {
        format!(
            "#!/bin/sh\nhere=$(dirname \"$(readlink -f \"$0\")\"){up}\n\
             LD_LIBRARY_PATH=\"$here/tree/usr/lib/{}${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}\" \
             exec \"$here/tree/usr/{program}\" \"$@\"\n",
            host.multiarch
        )
    };
    let tools = folder.join("tree/usr/lib/rustlib").join(&host.triple).join("bin");
    fs::create_dir_all(&tools)?;
    write_script(&rustc(folder), &script("", "bin/rustc"))?;
    // `lld` links wasm if a flag says so; the compiler passes that flag.
    write_script(&tools.join("rust-lld"), &script("/../../../../../..", &format!("lib/{llvm}/bin/lld")))
}

fn write_script(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text)?;
    run::read(Command::new("chmod").arg("+x").arg(path)).map(drop)
}

/// Builds the library from the source that came with the compiler; returns the folder of the results.
fn build_library(house: &House, folder: &Path) -> Result<PathBuf> {
    let sources = folder.join("tree/usr/src");
    let versions: Vec<PathBuf> =
        sources.read_dir()?.flatten().map(|entry| entry.path().join("library")).collect();
    let [source] = versions.as_slice() else { bail!("{} should hold one library", sources.display()) };
    let target = folder.join("library");
    let flags = [
        "-Zforce-unstable-if-unmarked".to_owned(),
        "-Cembed-bitcode=yes".to_owned(),
        format!("--remap-path-prefix={}=rust", source.display()),
        format!("--remap-path-prefix={}=cargo", cargo_home().display()),
    ];
    let mut build = Command::new("cargo");
    build
        .current_dir(source)
        .args(["build", "--locked", "--release", "--target", TARGET, "--manifest-path", "sysroot/Cargo.toml"])
        .arg("--target-dir")
        .arg(&target)
        .env("RUSTC", rustc(folder))
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_PROFILE_RELEASE_DEBUG", "0")
        .env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    for unwanted in ["RUSTFLAGS", "CARGO_BUILD_TARGET", "CARGO_TARGET_DIR", "RUSTC_WRAPPER"] {
        build.env_remove(unwanted);
    }
    run::quiet(house, "wasm-library", &mut build)?;
    Ok(target.join(TARGET).join("release/deps"))
}

fn keep_library(built: &Path, tree: &Path) -> Result<()> {
    let home = tree.join("usr/lib/rustlib").join(TARGET);
    let place = home.join("part");
    fs::create_dir_all(&place)?;
    for entry in built.read_dir()? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let library = path.extension().is_some_and(|extension| extension == "rlib");
        if library && name.starts_with("lib") && !name.starts_with("libsysroot-") {
            fs::copy(&path, place.join(name))?;
        }
    }
    // The rename is atomic, so that an interrupted run never looks complete.
    fs::rename(&place, home.join("lib")).context("cannot put the library in its place")
}
