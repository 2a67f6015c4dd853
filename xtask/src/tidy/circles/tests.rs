//! Made-up crates with circles and without.

use super::*;

fn faults(files: &[(&str, &str)]) -> Vec<String> {
    let tree = Tree::of(&[&[("crates/x/Cargo.toml", "[package]\n")], files].concat());
    check(&tree).into_iter().map(|fault| fault.what).collect()
}

#[test]
fn three_files_in_a_ring_are_named_with_the_lines_that_close_it() {
    let found = faults(&[
        ("crates/x/src/lib.rs", "mod a;\nmod b;\nmod c;\nmod apart;\n"),
        ("crates/x/src/a.rs", "use crate::b::B;\npub struct A(B);\n"),
        ("crates/x/src/b.rs", "\npub struct B(super::c::C);\n"),
        ("crates/x/src/c.rs", "use crate::{apart, a::{self, A}};\npub struct C(apart::D);\n"),
        ("crates/x/src/apart.rs", "pub struct D;\n"),
    ]);
    assert_eq!(
        found,
        ["3 files in a circle: a.rs, b.rs, c.rs; \
          a.rs:1 uses `B` of b.rs, b.rs:2 uses `C` of c.rs, c.rs:1 uses `A` of a.rs"]
    );
}

#[test]
fn two_files_may_lean_on_each_other() {
    let files = [
        ("crates/x/src/lib.rs", "mod a;\nmod b;\n"),
        ("crates/x/src/a.rs", "use crate::b::B;\npub struct A(B);\n"),
        ("crates/x/src/b.rs", "use crate::a::A;\npub struct B(A);\n"),
    ];
    assert_eq!(faults(&files), [""; 0]);
}

#[test]
fn a_name_that_is_handed_on_leads_to_the_file_that_defines_it() {
    let files = |last: &'static str| {
        [
            ("crates/x/src/lib.rs", "mod a;\nmod deep;\npub use a::*;\npub use deep::{B, Mine as C};\n"),
            ("crates/x/src/a.rs", "use crate::B;\npub struct A(B);\n"),
            ("crates/x/src/deep/mod.rs", "mod b;\nmod c;\npub use b::B;\npub use c::Mine;\n"),
            ("crates/x/src/deep/b.rs", "use crate::C;\npub struct B(C);\n"),
            ("crates/x/src/deep/c.rs", last),
        ]
    };
    assert_eq!(faults(&files("pub struct Mine;")), [""; 0]);
    let found = faults(&files("pub struct Mine(crate::A);"));
    assert_eq!(found.len(), 1);
    assert!(found[0].starts_with("3 files in a circle: a.rs, deep/b.rs, deep/c.rs; "), "{}", found[0]);
}

#[test]
fn a_parent_counts_where_it_uses_what_it_hands_on() {
    let files = |parent: &'static str| {
        [
            ("crates/x/src/lib.rs", parent),
            ("crates/x/src/a.rs", "use super::Base;\npub struct A(Base);\n"),
            ("crates/x/src/b.rs", "use super::Base;\npub struct B(Base);\n"),
        ]
    };
    assert_eq!(faults(&files("mod a;\nmod b;\npub use a::A;\npub use b::B;\npub struct Base;\n")), [""; 0]);
    let found = faults(&files("mod a;\nmod b;\npub use a::A;\npub struct Base(A, b::B);\n"));
    assert!(found[0].starts_with("3 files in a circle: lib.rs, a.rs, b.rs; "), "{found:?}");
}

#[test]
fn tests_documentation_and_visibility_close_no_circle() {
    let files = [
        ("crates/x/src/lib.rs", "mod a;\nmod b;\n#[cfg(test)]\nmod c;\n"),
        ("crates/x/src/a.rs", "use crate::b::B;\npub struct A(B);\n"),
        (
            "crates/x/src/b.rs",
            "//! [`crate::a`]\npub(in crate::a) struct B;\n#[cfg(test)]\nuse crate::a::{A};\n\
             #[cfg(test)]\n#[allow(unused)]\nmod tests {\n use super::super::a::A;\n fn f() {}\n}\nfn g() { \"crate::a::A\"; }\n",
        ),
        ("crates/x/src/c.rs", "use crate::{a::A, b::B};\n"),
    ];
    assert_eq!(faults(&files), [""; 0]);
}

#[test]
fn exported_macros_and_local_imports_lead_to_their_files() {
    let files = [
        ("crates/x/src/lib.rs", "mod a;\nmod b;\nmod c;\nfn root() {}\n"),
        ("crates/x/src/a.rs", "#[macro_export]\nmacro_rules! made { () => { $crate::b::B } }\n"),
        ("crates/x/src/b.rs", "pub struct B;\nfn f() { use crate::c; c::f() }\n"),
        ("crates/x/src/c.rs", "pub fn f() { crate::made!() }\n"),
    ];
    let found = faults(&files);
    assert!(found[0].starts_with("3 files in a circle: a.rs, b.rs, c.rs; "), "{found:?}");
}

#[test]
fn a_known_circle_may_neither_grow_nor_stay_on_the_list_once_it_is_gone() {
    let tree = Tree::of(&[
        ("crates/x/Cargo.toml", "[package]\nname = \"firing-arc-x\"\n"),
        ("crates/x/src/lib.rs", "mod a;\nmod b;\nmod c;\n"),
        ("crates/x/src/a.rs", "use crate::b::B;\npub struct A(B);\n"),
        ("crates/x/src/b.rs", "pub struct B(super::c::C);\n"),
        ("crates/x/src/c.rs", "pub struct C(super::a::A);\n"),
    ]);
    assert_eq!(check_but(&tree, &[("firing-arc-x", "a.rs", 3)]), []);
    assert_eq!(check_but(&tree, &[("firing-arc-x", "a.rs", 2)]).len(), 2);
    assert_eq!(check_but(&tree, &[("firing-arc-x", "a.rs", 3), ("firing-arc-x", "b.rs", 3)]).len(), 1);
    assert_eq!(check_but(&tree, &[("firing-arc-y", "a.rs", 3)]).len(), 1);
}

#[test]
fn rules_that_lean_on_aids_are_named() {
    let tree = |package: &str| {
        Tree::of(&[
            ("crates/x/Cargo.toml", package),
            ("crates/x/src/lib.rs", "mod plots;\npub mod aids;\nmod aidsmen;\n"),
            ("crates/x/src/plots.rs", "use crate::aids::Further;\nuse crate::aidsmen::Other;\n"),
            ("crates/x/src/aids/mod.rs", "mod offers;\npub use offers::Further;\n"),
            ("crates/x/src/aids/offers.rs", "pub struct Further;\n"),
            ("crates/x/src/aidsmen.rs", "pub struct Other;\n"),
        ])
    };
    let found = aids(&tree("[package]\nname = \"firing-arc-rules-x\"\n"));
    let found: Vec<String> = found.iter().map(ToString::to_string).collect();
    assert_eq!(found, ["crates/x/src/plots.rs:1: rules know no aids, and `Further` is of aids/offers.rs"]);
    assert_eq!(aids(&tree("[package]\nname = \"firing-arc-x\"\n")), []);
}
