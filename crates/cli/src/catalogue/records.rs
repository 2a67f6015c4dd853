//! The words about records and files.

use std::fmt::Display;

// Fault.
pub(crate) fn things_are_wrong(what: impl Display, count: impl Display) -> String {
    format!("{what}: {count} things are wrong")
}

// Keep.
pub(crate) const FILE_EXISTS: &str =
    "the file exists; --force overwrites it, `play --resume` continues its battle";
pub(crate) fn record_is_gone(path: impl Display) -> String {
    format!("{path}: the record no longer exists")
}

pub(crate) fn cannot_write_record(path: impl Display) -> String {
    format!("cannot write the record {path}")
}

pub(crate) fn cannot_write_record_beyond(path: impl Display, kept: impl Display) -> String {
    format!("cannot write the record {path}; it holds {kept}")
}

pub(crate) fn another_writes(path: impl Display) -> String {
    format!("{path}: another firing-arc is writing this record")
}

pub(crate) fn cannot_write(path: impl Display) -> String {
    format!("cannot write {path}")
}

pub(crate) fn copy_of_damaged(path: impl Display) -> String {
    format!("A copy of the damaged file is {path}.")
}

pub(crate) fn too_many_copies(path: impl Display) -> String {
    format!("{path}: there are already too many copies of damaged files")
}

pub(crate) const NO_HOME: &str = "no home directory is known: name a file with --record";
pub(crate) fn cannot_create_record_folder(folder: impl Display) -> String {
    format!("cannot create the folder {folder}: name a file with --record")
}

pub(crate) const TOO_MANY_RECORDS: &str = "too many records have this name";

// Replay.
pub(crate) fn replayed_above(damage: impl Display, played: impl Display, onward: impl Display) -> String {
    format!("{damage}\n{played} replayed above; the rest is lost.{onward}")
}

pub(crate) const BATTLE_ENDS_WITH_THEM: &str = " The battle ends with them.";
pub(crate) fn continue_after_them(file: impl Display, seats: impl Display) -> String {
    format!(" Continue after them with: firing-arc play --resume {file}{seats}")
}

pub(crate) fn reworded(sentences: impl Display) -> String {
    format!("{sentences} more reworded.")
}

// Salvage.
pub(crate) fn cannot_read_kind(kind: impl Display, path: impl Display) -> String {
    format!("cannot read the {kind} {path}")
}

pub(crate) fn not_utf8_from(file: impl Display, line: impl Display) -> String {
    format!("{file}: line {line}: not UTF-8 text from here on")
}

pub(crate) fn cannot_read(path: impl Display) -> String {
    format!("cannot read {path}")
}

pub(crate) const NO_SUCH_FILE: &str = "no such file";
pub(crate) const PERMISSION_DENIED: &str = "permission denied";
pub(crate) const UTF_16: &str = ": it begins with the byte order mark of UTF-16; save it as UTF-8";
pub(crate) fn not_utf8(more: impl Display) -> String {
    format!("the record is not UTF-8 text from here on{more}")
}

// Watch.
pub(crate) fn captain_wrote(seat: impl Display, order: impl Display, error: impl Display) -> String {
    format!("the captain of seat {seat} wrote \"{order}\": {error}")
}

pub(crate) fn is_a_folder(what: impl Display) -> String {
    format!("{what}: it is a folder; name a file in it")
}

pub(crate) fn is_longer_than(what: impl Display, most: impl Display) -> String {
    format!("{what}: it is longer than {most} MiB")
}

pub(crate) fn longer_than_a_record(path: impl Display, most: impl Display) -> String {
    format!("{path}: longer than {most} MiB, the limit for a record")
}
