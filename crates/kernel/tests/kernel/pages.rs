//! Text in lines.

use tricorne_kernel::{BareKeys, Page, WIDTH};

#[test]
fn items_break_where_the_line_ends_and_go_on_below_the_first() {
    let mut page = Page::new(&BareKeys(&()));
    let items: Vec<String> = (0..30).map(|n| format!("item {n}")).collect();
    page.items("Head: ", &items, ", ");
    let text = page.text();
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines.len() > 2 && lines[0].starts_with("Head: item 0, item 1, "), "{text}");
    assert!(lines[1..].iter().all(|line| line.starts_with("      item ")), "{text}");
    assert!(lines.iter().all(|line| line.chars().count() <= WIDTH && !line.ends_with(' ')), "{text}");
    assert!(text.ends_with("item 29\n"), "{text}");
}

#[test]
fn a_paragraph_breaks_between_words() {
    let mut page = Page::new(&BareKeys(&()));
    page.paragraph("  ", &"word ".repeat(40));
    page.line("end   ");
    let text = page.text();
    assert_eq!(text.split_whitespace().filter(|it| *it == "word").count(), 40);
    assert!(text.lines().all(|line| line.chars().count() <= WIDTH), "{text}");
    assert!(text.ends_with("\nend\n"), "{text}");
}
