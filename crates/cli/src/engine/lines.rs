//! Lines of bounded length.

use std::io::{self, BufRead};

/// A line without its end.
#[derive(Clone, PartialEq, Debug)]
pub enum RecordLine {
    /// All of it.
    Whole(Vec<u8>),
    /// It was longer than allowed, and is gone.
    TooLong,
}

/// The next line; none at the end of input.
pub fn next_line(input: &mut impl BufRead, longest: usize) -> io::Result<Option<RecordLine>> {
    let (mut line, mut read, mut too_long) = (Vec::new(), 0, false);
    loop {
        let available = match input.fill_buf() {
            Ok(available) => available,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = available.iter().position(|byte| *byte == b'\n');
        let taken = end.unwrap_or(available.len());
        too_long |= line.len() + taken > longest;
        if too_long {
            line.clear();
        } else {
            line.extend_from_slice(&available[..taken]);
        }
        let used = taken + usize::from(end.is_some());
        input.consume(used);
        read += used;
        if end.is_some() || used == 0 {
            break;
        }
    }
    Ok(match (read, too_long) {
        (0, _) => None,
        (_, true) => Some(RecordLine::TooLong),
        (_, false) => Some(RecordLine::Whole(line)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, wanted: &[Option<&str>]) {
        let mut input = io::BufReader::with_capacity(3, text.as_bytes());
        let mut lines = Vec::new();
        while let Some(line) = next_line(&mut input, 5).unwrap() {
            lines.push(line);
        }
        let wanted: Vec<_> = wanted
            .iter()
            .map(|line| line.map_or(RecordLine::TooLong, |text| RecordLine::Whole(text.into())))
            .collect();
        assert_eq!(lines, wanted, "{text:?}");
    }

    #[test]
    fn lines_end_with_a_newline_or_the_input() {
        check("", &[]);
        check("\n", &[Some("")]);
        check("a\nbcd\n", &[Some("a"), Some("bcd")]);
        check("abcde\nf", &[Some("abcde"), Some("f")]);
    }

    #[test]
    fn a_long_line_is_gone_and_the_next_is_whole() {
        check("abcdef\ng\n", &[None, Some("g")]);
        check("a\nabcdefghijklmnop", &[Some("a"), None]);
    }
}
