//! Checks that no circle is wide: two files of a crate may depend on each other, but three in a ring are a fault.
//!
//! A file depends on the file that defines a name it imports or writes as a path, through any re-exports. Declarations
//! of modules, re-exports, documentation and tests do not count.

mod scan;

use super::{Fault, File, Tree};
use scan::{Module, Path};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Largest number of files in a circle.
const WIDEST: usize = 2;

/// Known wider circles: the package, the first file of the circle, and its number of files. None may grow, and a
/// resolved one must be removed here.
const KNOWN: &[(&str, &str, usize)] = &[];

/// Prefix of the names of rulesets' packages.
const RULESET: &str = "firing-arc-rules-";

/// The file or folder of a ruleset that holds aids.
const AIDS: &str = "aids";

/// Largest number of re-exports in a row that are followed. More are a cycle, which the compiler refuses.
const DEEPEST: usize = 20;

pub fn check(tree: &Tree) -> Vec<Fault> {
    check_but(tree, KNOWN)
}

fn check_but(tree: &Tree, known: &[(&str, &str, usize)]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for manifest in tree.ending("Cargo.toml") {
        let folder = manifest.path.strip_suffix("Cargo.toml").unwrap_or_default();
        let mut left: Vec<&(&str, &str, usize)> =
            known.iter().filter(|(name, ..)| package(&manifest.text).as_deref() == Some(*name)).collect();
        for root in ["src/lib.rs", "src/main.rs"] {
            let graph = Graph::read(tree, &format!("{folder}{root}"));
            for circle in graph.circles().into_iter().filter(|circle| circle.len() > WIDEST) {
                let first = circle.first().map_or("", |&file| graph.name(file));
                let at = left.iter().position(|(_, file, width)| (*file, *width) == (first, circle.len()));
                match at {
                    Some(at) => _ = left.remove(at),
                    None => faults.push(graph.fault(&circle)),
                }
            }
        }
        faults.extend(left.into_iter().map(|(_, file, width)| {
            let what =
                format!("no circle of {width} files begins with {file} any more: strike it out of the list");
            Fault { path: manifest.path.clone(), line: 0, what }
        }));
    }
    faults
}

/// Finds rules that depend on aids. Aids read views and rules; nothing that decides a battle may read aids.
pub fn aids(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for manifest in tree.ending("Cargo.toml") {
        if !package(&manifest.text).is_some_and(|name| name.starts_with(RULESET)) {
            continue;
        }
        let folder = manifest.path.strip_suffix("Cargo.toml").unwrap_or_default();
        let graph = Graph::read(tree, &format!("{folder}src/lib.rs"));
        for (&from, edges) in graph.edges.iter().filter(|(from, _)| !is_aid(graph.name(**from))) {
            for (&on, reason) in edges.iter().filter(|(on, _)| is_aid(graph.name(**on))) {
                let what = format!("rules know no aids, and `{}` is of {}", reason.name, graph.name(on));
                faults.push(graph.files[from].fault(reason.line, what));
            }
        }
    }
    faults
}

/// Returns `true` if a file, named from `src`, is an aid or in the folder of aids.
fn is_aid(file: &str) -> bool {
    file.strip_prefix(AIDS).is_some_and(|rest| rest.starts_with(['.', '/']))
}

/// Returns the name of a manifest's package.
fn package(manifest: &str) -> Option<String> {
    let table = manifest.parse::<toml::Table>().ok()?;
    Some(table.get("package")?.get("name")?.as_str()?.to_owned())
}

/// A module and the file it is in.
struct Placed {
    file: usize,
    module: Module,
}

/// One reason why a file depends on another: the name it uses, and its line.
struct Reason {
    line: usize,
    name: String,
}

/// The files of a crate and their dependencies.
#[derive(Default)]
struct Graph<'a> {
    files: Vec<&'a File>,
    modules: BTreeMap<Vec<String>, Placed>,
    edges: BTreeMap<usize, BTreeMap<usize, Reason>>,
}

impl<'a> Graph<'a> {
    fn read(tree: &'a Tree, root: &str) -> Self {
        let mut graph = Self::default();
        let folder = root.rsplit_once('/').map_or("", |(folder, _)| folder);
        graph.add_file(tree, root, folder, Vec::new());
        graph.lean();
        graph
    }

    /// Reads a file, and the files that it declares in `folder`.
    fn add_file(&mut self, tree: &'a Tree, path: &str, folder: &str, name: Vec<String>) {
        let Some(file) = tree.files.iter().find(|file| file.path == path) else { return };
        self.files.push(file);
        self.add(tree, self.files.len() - 1, folder, name, scan::module(&file.text));
    }

    fn add(&mut self, tree: &'a Tree, file: usize, folder: &str, name: Vec<String>, mut module: Module) {
        let below = |inner: &str| [&name[..], &[inner.to_owned()]].concat();
        for (inner, module) in std::mem::take(&mut module.inner) {
            self.add(tree, file, &format!("{folder}/{inner}"), below(&inner), module);
        }
        for inner in &module.files {
            for path in [format!("{folder}/{inner}.rs"), format!("{folder}/{inner}/mod.rs")] {
                self.add_file(tree, &path, &format!("{folder}/{inner}"), below(inner));
            }
        }
        self.modules.insert(name, Placed { file, module });
    }

    /// Adds the dependencies of all files.
    fn lean(&mut self) {
        let mut found: Vec<(usize, usize, Reason)> = Vec::new();
        for (here, Placed { file, module }) in &self.modules {
            let mut lean = |path: &Path, extra: Option<&str>, line: usize| {
                let Some(mut to) = self.absolute(here, &path.words) else { return };
                to.extend(extra.map(str::to_owned));
                if let Some(on) = self.defining(&to, 0).filter(|on| on != file) {
                    let name = to.last().cloned().unwrap_or_default();
                    found.push((*file, on, Reason { line, name }));
                }
            };
            for import in &module.imports {
                if import.name.is_empty() {
                    for (word, line) in &module.words {
                        if self.has(here, &import.path, word) {
                            lean(&import.path, Some(word), *line);
                        }
                    }
                } else if !import.public || module.used.contains(&import.name) {
                    lean(&import.path, None, import.path.line);
                }
            }
            for path in &module.paths {
                lean(path, None, path.line);
            }
        }
        for (from, on, reason) in found {
            self.edges.entry(from).or_default().entry(on).or_insert(reason);
        }
    }

    /// Returns a path as names from the crate's root; `None` if it leads out of the crate.
    fn absolute(&self, here: &[String], words: &[String]) -> Option<Vec<String>> {
        let (first, rest) = words.split_first()?;
        let mut base = here.to_vec();
        let mut rest = rest;
        match first.as_str() {
            "crate" => base.clear(),
            "self" => {}
            "super" => {
                base.pop()?;
                while rest.first().is_some_and(|word| word == "super") {
                    base.pop()?;
                    rest = &rest[1..];
                }
            }
            name => {
                base.push(name.to_owned());
                if !self.modules.contains_key(&base) {
                    let imports = &self.modules.get(here)?.module.imports;
                    let import = imports.iter().find(|import| import.name == name)?;
                    // Else a name that is imported by itself (`use a::a;`) would lead round for ever.
                    if import.path.words.first()? == name {
                        return None;
                    }
                    base = self.absolute(here, &import.path.words)?;
                }
            }
        }
        base.extend_from_slice(rest);
        Some(base)
    }

    /// Returns the file that defines a path; `None` for a module itself, and for anything outside the crate.
    fn defining(&self, names: &[String], depth: usize) -> Option<usize> {
        if depth > DEEPEST {
            return None;
        }
        let longest = (0..=names.len()).rev().find(|&length| self.modules.contains_key(&names[..length]))?;
        // A module and what is called like it: `mod draw; pub use draw::draw;`.
        let (place, name) = match names.get(longest) {
            Some(name) => (longest, name),
            None => (longest.checked_sub(1)?, names.last()?),
        };
        let within = &names[..place];
        let Placed { file, module } = self.modules.get(within)?;
        let rest = &names[place + 1..];
        let mut handed_on = module.imports.iter().filter(|import| !import.local && import.name == *name);
        if let Some(import) = handed_on.next() {
            let mut to = self.absolute(within, &import.path.words)?;
            to.extend_from_slice(rest);
            return self.defining(&to, depth + 1);
        }
        if longest == names.len() {
            return None;
        }
        if module.defined.contains(name) {
            return Some(*file);
        }
        for glob in module.imports.iter().filter(|import| !import.local && import.name.is_empty()) {
            if self.has(within, &glob.path, name) {
                let mut to = self.absolute(within, &glob.path.words)?;
                to.push(name.clone());
                return self.defining(&to, depth + 1);
            }
        }
        let exporting = |placed: &&Placed| place == 0 && placed.module.exported.contains(name);
        self.modules.values().find(exporting).map(|placed| placed.file).or(Some(*file))
    }

    /// Returns `true` if the module of a `use …::*` has that name.
    fn has(&self, here: &[String], glob: &Path, word: &str) -> bool {
        let Some(Placed { module, .. }) =
            self.absolute(here, &glob.words).and_then(|names| self.modules.get(&names))
        else {
            return false;
        };
        module.defined.contains(word) || module.imports.iter().any(|import| import.name == word)
    }

    /// Returns the files that a file depends on, directly or indirectly.
    fn below(&self, from: usize) -> BTreeSet<usize> {
        let mut found = BTreeSet::new();
        let mut waiting = vec![from];
        while let Some(file) = waiting.pop() {
            let next = self.edges.get(&file).into_iter().flat_map(BTreeMap::keys);
            waiting.extend(next.filter(|on| found.insert(**on)));
        }
        found
    }

    /// Returns the sets of files in which each depends on each.
    fn circles(&self) -> Vec<BTreeSet<usize>> {
        let below: Vec<BTreeSet<usize>> = (0..self.files.len()).map(|file| self.below(file)).collect();
        let circle = |file: usize| -> BTreeSet<usize> {
            below[file].iter().copied().filter(|&on| below[on].contains(&file)).collect()
        };
        (0..self.files.len())
            .map(|file| (file, circle(file)))
            .filter(|(file, circle)| circle.first() == Some(file))
            .map(|(_, circle)| circle)
            .collect()
    }

    /// Returns the shortest cycle through a file of a circle. It begins and ends with that file.
    fn round(&self, circle: &BTreeSet<usize>, start: usize) -> Vec<usize> {
        let mut came: BTreeMap<usize, usize> = BTreeMap::new();
        let mut waiting = VecDeque::from([start]);
        while let Some(file) = waiting.pop_front() {
            for &on in self.edges.get(&file).into_iter().flat_map(BTreeMap::keys) {
                if circle.contains(&on) && !came.contains_key(&on) {
                    came.insert(on, file);
                    waiting.push_back(on);
                }
            }
        }
        let mut way = vec![start];
        let mut at = start;
        while let Some(&before) = came.get(&at) {
            way.insert(0, before);
            at = before;
            if at == start {
                break;
            }
        }
        way
    }

    /// Returns a file's path below `src`.
    fn name(&self, file: usize) -> &'a str {
        self.files[file].path.rsplit_once("/src/").map_or("", |(_, name)| name)
    }

    fn fault(&self, circle: &BTreeSet<usize>) -> Fault {
        let members: Vec<&str> = circle.iter().map(|&file| self.name(file)).collect();
        let ways = circle.iter().map(|&file| self.round(circle, file));
        let way = ways.min_by_key(Vec::len).unwrap_or_default();
        let steps: Vec<String> = way
            .windows(2)
            .filter_map(|pair| {
                let reason = self.edges.get(&pair[0])?.get(&pair[1])?;
                let (from, on) = (self.name(pair[0]), self.name(pair[1]));
                Some(format!("{from}:{} uses `{}` of {on}", reason.line, reason.name))
            })
            .collect();
        let first = circle.first().map_or("", |&file| self.files[file].path.as_str());
        Fault {
            path: first.to_owned(),
            line: 0,
            what: format!("{} files in a circle: {}; {}", circle.len(), members.join(", "), steps.join(", ")),
        }
    }
}

#[cfg(test)]
mod tests;
