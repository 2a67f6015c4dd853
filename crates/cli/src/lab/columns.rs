//! Every battle as a row of a Parquet file, for programs that read columns.
//!
//! A row holds the series of a battle, its seed, its captains and its result. Rows are in the order of the battles and
//! hold no times, so the same experiment writes the same file. The file's metadata hold the header of the results file.

use std::fs::{self, File};
use std::path::Path;
use std::sync::Arc;

use anyhow::Context;
use lab::experiment::fleets::Fleets;
use lab::results::Results;
use lab::rows::{Row, rows};
use lab::run::Ended;
use lab::series::Series;
use lab::storage::{Disk, Storage};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, DoubleType, Int32Type, Int64Type};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use parquet::schema::types::Type;

/// Version of the columns.
const FORM: &str = "1";
/// Number of rows in a row group.
const ROWS: usize = 100_000;

const BATTLES: &str = "
    REQUIRED BYTE_ARRAY series (UTF8);
    REQUIRED INT64 battle (INTEGER(64, false));
    REQUIRED INT64 seed (INTEGER(64, false));
    REQUIRED BOOLEAN swapped;
    REQUIRED BYTE_ARRAY first (UTF8);
    REQUIRED BYTE_ARRAY second (UTF8);
    REQUIRED BYTE_ARRAY came (UTF8);
    REQUIRED DOUBLE share;
    REQUIRED INT32 turns (INTEGER(32, false));
    REQUIRED INT32 decisions (INTEGER(32, false));
    REQUIRED INT32 first_orders (INTEGER(32, false));
    REQUIRED INT32 second_orders (INTEGER(32, false));";
const DRAWN: &str = "
    REQUIRED BYTE_ARRAY first_fleet (UTF8);
    REQUIRED BYTE_ARRAY second_fleet (UTF8);";

/// Writes every counted battle; the file is complete or absent.
///
/// # Errors
/// If the file cannot be written.
pub fn write(
    path: &Path,
    header: &[String],
    series: &[Series<'_>],
    ended: &[Ended],
    results: &Results,
    fleets: Option<&Fleets>,
) -> anyhow::Result<()> {
    let whole = || format!("cannot write {}", path.display());
    let rows = rows(series, ended, results);
    let columns = if fleets.is_some() { format!("{BATTLES}{DRAWN}") } else { BATTLES.to_owned() };
    let schema = Arc::new(parse_message_type(&format!("message battles {{{columns}}}"))?);
    let about = |key: &str, value: String| KeyValue::new(key.to_owned(), value);
    let properties = WriterProperties::builder()
        .set_created_by(format!("firing-arc version {}", env!("CARGO_PKG_VERSION")))
        .set_key_value_metadata(Some(vec![
            about("firing-arc form", FORM.to_owned()),
            about("firing-arc experiment", header.join("\n")),
        ]))
        .build();
    let part = path.with_extension("parquet.part");
    let file = File::create(&part).with_context(whole)?;
    let done = all(file, schema, properties, &rows, fleets);
    let done = done.and_then(|()| Ok(Disk.rename(&part, path).and_then(|()| Disk.sync_folder_of(path))?));
    if done.is_err() {
        // A partial file is useless, and only fills the disk.
        let _ = fs::remove_file(&part);
    }
    done.with_context(whole)
}

/// Writes all rows and syncs the file.
fn all(
    file: File,
    schema: Arc<Type>,
    properties: WriterProperties,
    rows: &[Row<'_>],
    fleets: Option<&Fleets>,
) -> anyhow::Result<()> {
    let mut writer = SerializedFileWriter::new(file, schema, Arc::new(properties))?;
    for rows in rows.chunks(ROWS) {
        let mut group = writer.next_row_group()?;
        battles(&mut group, rows, fleets)?;
        group.close()?;
    }
    Ok(writer.into_inner()?.sync_all()?)
}

/// Writes the columns of these rows, in the order of the schema.
fn battles(
    group: &mut SerializedRowGroupWriter<'_, File>,
    rows: &[Row<'_>],
    fleets: Option<&Fleets>,
) -> anyhow::Result<()> {
    text(group, rows, |row| row.series.name.clone())?;
    column::<Int64Type>(group, rows, |row| row.battle.cast_signed())?;
    column::<Int64Type>(group, rows, |row| row.seed().cast_signed())?;
    column::<BoolType>(group, rows, |row| row.series.is_swapped(row.battle))?;
    for captain in 0..2 {
        text(group, rows, |row| row.series.captains[captain].clone())?;
    }
    text(group, rows, |row| row.came().to_owned())?;
    column::<DoubleType>(group, rows, |row| row.fight.came.share())?;
    column::<Int32Type>(group, rows, |row| row.fight.turns.cast_signed())?;
    column::<Int32Type>(group, rows, |row| row.fight.decisions.cast_signed())?;
    for captain in 0..2 {
        column::<Int32Type>(group, rows, |row| row.fight.orders[captain].cast_signed())?;
    }
    if let Some(fleets) = fleets {
        for fleet in 0..2 {
            text(group, rows, |row| fleets.text(&fleets.draw(row.seed())[fleet]))?;
        }
    }
    Ok(())
}

fn column<T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, File>,
    rows: &[Row<'_>],
    of: impl Fn(&Row<'_>) -> T::T,
) -> anyhow::Result<()> {
    let mut column = group.next_column()?.context("the schema has a column for every value")?;
    column.typed::<T>().write_batch(&rows.iter().map(of).collect::<Vec<T::T>>(), None, None)?;
    Ok(column.close()?)
}

fn text(
    group: &mut SerializedRowGroupWriter<'_, File>,
    rows: &[Row<'_>],
    of: impl Fn(&Row<'_>) -> String,
) -> anyhow::Result<()> {
    column::<ByteArrayType>(group, rows, |row| ByteArray::from(of(row).into_bytes()))
}
