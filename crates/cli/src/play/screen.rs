//! What is shown and what is typed, on a terminal or through pipes.

use std::io::{self, BufRead, IsTerminal};

use console::{Term, measure_text_width};

/// The terminal, or the pipes in its place.
#[derive(Debug)]
pub struct Screen {
    out: Term,
    width: usize,
    typed: bool,
}

/// The width of text where no terminal tells.
const COLUMNS: usize = 100;
/// Lists longer than this are set in columns.
const SHORT_LIST: usize = 12;

impl Screen {
    /// A screen of this width, or of the terminal's.
    pub fn new(width: Option<usize>) -> Screen {
        let out = Term::stdout();
        let of_terminal = || out.size_checked().map_or(COLUMNS, |(_, columns)| usize::from(columns).max(20));
        Screen { width: width.unwrap_or_else(of_terminal), out, typed: io::stdin().is_terminal() }
    }

    /// A paragraph, wrapped; lines after the first are set in.
    pub fn say(&mut self, text: &str) -> io::Result<()> {
        for line in text.lines() {
            self.out.write_line(&wrapped(line, self.width))?;
        }
        Ok(())
    }

    /// Lines as they stand.
    pub fn show(&mut self, text: &str) -> io::Result<()> {
        self.out.write_line(text)
    }

    /// A paragraph that stands out.
    pub fn headline(&mut self, text: &str) -> io::Result<()> {
        let wrapped = wrapped(text, self.width);
        self.out.write_line(&console::style(wrapped).bold().to_string())
    }

    /// A list: one item a line, or columns where there are many.
    pub fn list(&mut self, items: &[String]) -> io::Result<()> {
        let widest = items.iter().map(|item| measure_text_width(item)).max().unwrap_or_default() + 4;
        let columns = if items.len() > SHORT_LIST { (self.width / widest).max(1) } else { 1 };
        let rows = items.len().div_ceil(columns);
        for row in 0..rows {
            let cells = items.iter().skip(row).step_by(rows.max(1));
            let line: String = cells
                .map(|item| format!("  {item}{}", " ".repeat(widest - 2 - measure_text_width(item))))
                .collect();
            self.out.write_line(line.trim_end())?;
        }
        Ok(())
    }

    /// An empty line.
    pub fn gap(&mut self) -> io::Result<()> {
        self.out.write_line("")
    }

    /// Hides what stands on the terminal, and what has scrolled away. Pipes keep all.
    pub fn clear(&mut self) -> io::Result<()> {
        if self.out.is_term() {
            self.out.clear_screen()?;
            self.out.write_str("\x1b[3J")?;
        }
        Ok(())
    }

    /// A line of input; none at its end.
    pub fn ask(&mut self) -> io::Result<Option<String>> {
        self.out.write_str("> ")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        if io::stdin().lock().read_until(b'\n', &mut bytes)? == 0 {
            self.gap()?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim_end().to_owned();
        if !self.typed {
            self.out.write_line(&line)?;
        }
        Ok(Some(line))
    }
}

/// A line broken at spaces, so that no part is wider than `width` if its words are not.
fn wrapped(line: &str, width: usize) -> String {
    if measure_text_width(line) <= width {
        return line.to_owned();
    }
    let words = line.trim_start();
    let mut text = line[..line.len() - words.len()].to_owned();
    let (mut at, mut first) = (text.len(), true);
    for word in words.split(' ') {
        let wide = measure_text_width(word);
        if !first && at + 1 + wide > width {
            text.push_str("\n    ");
            at = 4;
        } else if !first {
            text.push(' ');
            at += 1;
        }
        text.push_str(word);
        at += wide;
        first = false;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_break_at_spaces() {
        assert_eq!(wrapped("a short line", 20), "a short line");
        assert_eq!(wrapped("però è così lunga davvero", 14), "però è così\n    lunga\n    davvero");
        assert_eq!(wrapped("  indented words stay so here", 14), "  indented\n    words stay\n    so here");
    }
}
