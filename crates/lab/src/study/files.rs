//! The games of a run as tables: CSV and Parquet, a row for each game or for each turn.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::sync::Arc;

use parquet::basic::{ConvertedType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::writer::SerializedFileWriter;
use parquet::record::Field;
use parquet::schema::types::Type;

use super::{Game, Run};

/// The rows that are written together.
const ROW_GROUP: usize = 50_000;

/// A table, column by column.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Columns(pub Vec<(String, Cells)>);

/// The cells of a column; some may be empty.
#[derive(Clone, PartialEq, Debug)]
pub enum Cells {
    /// Text.
    Text(Vec<Option<String>>),
    /// Whole numbers.
    Number(Vec<Option<i64>>),
}

impl Cells {
    fn len(&self) -> usize {
        match self {
            Cells::Text(cells) => cells.len(),
            Cells::Number(cells) => cells.len(),
        }
    }
}

impl Columns {
    fn text(&mut self, name: &str, cells: impl Iterator<Item = Option<String>>) {
        self.0.push((name.to_owned(), Cells::Text(cells.collect())));
    }

    fn number(&mut self, name: &str, cells: impl Iterator<Item = Option<i64>>) {
        self.0.push((name.to_owned(), Cells::Number(cells.collect())));
    }

    /// Which game a row is of.
    fn games<'g>(&mut self, run: &Run, games: impl Iterator<Item = &'g Game> + Clone) {
        let setup = |game: &Game| &run.setups[game.setup];
        self.text("scenario", games.clone().map(|game| Some(setup(game).scenario.clone())));
        let options: BTreeSet<&String> = run.setups.iter().flat_map(|setup| setup.options.keys()).collect();
        for option in options {
            self.text(option, games.clone().map(|game| setup(game).options.get(option).cloned()));
        }
        self.number("game", games.clone().map(|game| i64::try_from(game.game).ok()));
        self.text("seed", games.map(|game| Some(game.seed.clone())));
    }

    /// A row for each game.
    pub fn of_games(run: &Run, games: &[Game]) -> Columns {
        let mut columns = Columns::default();
        columns.games(run, games.iter());
        let end = |game: &Game| serde_json::to_value(game.end).ok()?.as_str().map(str::to_owned);
        columns.text("end", games.iter().map(end));
        let name = |seat: &usize| run.seats.get(*seat).cloned().unwrap_or_default();
        let winners = |game: &Game| Some(game.winners.iter().map(name).collect::<Vec<_>>().join("+"));
        columns.text("winners", games.iter().map(winners));
        for (index, seat) in run.seats.iter().enumerate() {
            let score = |game: &Game| game.scores.get(index).map(|&score| score.into());
            columns.number(&format!("{seat}-score"), games.iter().map(score));
        }
        columns.number("answers", games.iter().map(|game| i64::try_from(game.answers).ok()));
        columns.text("fault", games.iter().map(|game| game.fault.clone()));
        columns
    }

    /// A row for each turn of each game.
    pub fn of_turns(run: &Run, games: &[Game]) -> Columns {
        let mut columns = Columns::default();
        let rows = || games.iter().flat_map(|game| game.turns.iter().map(move |turn| (game, turn)));
        columns.games(run, rows().map(|row| row.0));
        columns.number("turn", rows().map(|(_, (turn, _))| Some(*turn)));
        let names: BTreeSet<&String> = rows().flat_map(|(_, (_, measures))| measures.keys()).collect();
        for name in names {
            columns.number(name, rows().map(|(_, (_, measures))| measures.get(name).copied()));
        }
        columns
    }
}

/// Writes a table as CSV, with the names of the columns in the first line.
pub fn write_csv(path: &Path, columns: &Columns) -> io::Result<()> {
    let mut out = BufWriter::new(File::create(path)?);
    let names: Vec<String> = columns.0.iter().map(|(name, _)| quoted(name)).collect();
    writeln!(out, "{}", names.join(","))?;
    let rows = columns.0.first().map_or(0, |(_, cells)| cells.len());
    for row in 0..rows {
        let cell = |(_, cells): &(String, Cells)| match cells {
            Cells::Text(cells) => cells[row].as_deref().map(quoted).unwrap_or_default(),
            Cells::Number(cells) => cells[row].map(|number| number.to_string()).unwrap_or_default(),
        };
        writeln!(out, "{}", columns.0.iter().map(cell).collect::<Vec<_>>().join(","))?;
    }
    out.flush()
}

fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

/// Writes a table as Parquet.
pub fn write_parquet(path: &Path, columns: &Columns) -> Result<(), ParquetError> {
    let field = |(name, cells): &(String, Cells)| {
        let builder = match cells {
            Cells::Text(_) => Type::primitive_type_builder(name, Physical::BYTE_ARRAY)
                .with_converted_type(ConvertedType::UTF8),
            Cells::Number(_) => Type::primitive_type_builder(name, Physical::INT64),
        };
        builder.with_repetition(Repetition::OPTIONAL).build().map(Arc::new)
    };
    let fields = columns.0.iter().map(field).collect::<Result<Vec<_>, _>>()?;
    let schema = Arc::new(Type::group_type_builder("rows").with_fields(fields).build()?);
    let properties = Arc::new(WriterProperties::builder().set_created_by("tricorne".into()).build());
    let mut writer = SerializedFileWriter::new(File::create(path)?, schema, properties)?;
    let rows = columns.0.first().map_or(0, |(_, cells)| cells.len());
    for first in (0..rows).step_by(ROW_GROUP) {
        let span = first..rows.min(first + ROW_GROUP);
        let mut group = writer.next_row_group()?;
        for (_, cells) in &columns.0 {
            let Some(mut column) = group.next_column()? else { break };
            match cells {
                Cells::Text(cells) => {
                    let (values, levels) = present(&cells[span.clone()]);
                    let values: Vec<ByteArray> =
                        values.into_iter().map(|text| ByteArray::from(text.as_str())).collect();
                    column.typed::<ByteArrayType>().write_batch(&values, Some(&levels), None)?;
                }
                Cells::Number(cells) => {
                    let (values, levels) = present(&cells[span.clone()]);
                    column.typed::<Int64Type>().write_batch(&values, Some(&levels), None)?;
                }
            }
            column.close()?;
        }
        group.close()?;
    }
    writer.close().map(drop)
}

/// The cells that are not empty, and for each cell whether it is one of them.
fn present<T: Clone>(cells: &[Option<T>]) -> (Vec<T>, Vec<i16>) {
    let levels = cells.iter().map(|cell| i16::from(cell.is_some())).collect();
    (cells.iter().flatten().cloned().collect(), levels)
}

/// Reads a table of Parquet with texts and whole numbers.
pub fn read_columns(path: &Path) -> Result<Columns, ParquetError> {
    let reader = SerializedFileReader::new(File::open(path)?)?;
    let schema = reader.metadata().file_metadata().schema().clone();
    let empty = |field: &Arc<Type>| {
        let cells = match field.get_physical_type() {
            Physical::INT64 => Cells::Number(Vec::new()),
            _ => Cells::Text(Vec::new()),
        };
        (field.name().to_owned(), cells)
    };
    let mut columns = Columns(schema.get_fields().iter().map(empty).collect());
    for row in reader.get_row_iter(None)? {
        for ((_, field), (_, cells)) in row?.get_column_iter().zip(&mut columns.0) {
            match (cells, field) {
                (Cells::Text(cells), Field::Str(text)) => cells.push(Some(text.clone())),
                (Cells::Number(cells), Field::Long(number)) => cells.push(Some(*number)),
                (Cells::Text(cells), _) => cells.push(None),
                (Cells::Number(cells), _) => cells.push(None),
            }
        }
    }
    Ok(columns)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        let folder = tempfile::tempdir().unwrap();
        let columns = Columns(vec![
            ("scenario".into(), Cells::Text(vec![Some("1775, long".into()), None, Some("a \"b\"".into())])),
            ("answers".into(), Cells::Number(vec![Some(7), Some(i64::MIN), None])),
        ]);
        let path = folder.path().join("rows.parquet");
        write_parquet(&path, &columns).unwrap();
        assert_eq!(read_columns(&path).unwrap(), columns);
        let path = folder.path().join("rows.csv");
        write_csv(&path, &columns).unwrap();
        let text = std::fs::read_to_string(path).unwrap();
        assert_eq!(text, "scenario,answers\n\"1775, long\",7\n,-9223372036854775808\n\"a \"\"b\"\"\",\n");
    }
}
