//! Plots as SVG: few marks, direct labels, colours of the page's style sheet.

use std::fmt::Write;

/// A line of a plot.
#[derive(Clone, Debug)]
pub struct Series {
    /// Its name.
    pub name: String,
    /// The class that gives it its colour.
    pub class: String,
    /// Its points: x, the mean, and the tenths at both ends.
    pub points: Vec<(f64, f64, f64, f64)>,
}

const WIDTH: f64 = 520.0;
const HEIGHT: f64 = 240.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = 96.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 30.0;
/// How wide a letter of a name is in a wide font.
const LETTER: f64 = 7.4;
/// The most letters of a name that are shown beside a bar.
const LONGEST_NAME: usize = 30;

/// Text that is safe in HTML.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Lines over turns, each with the band that holds eight of ten games, and its name at its end.
pub fn lines(title: &str, series: &[Series]) -> String {
    let all = || series.iter().flat_map(|it| &it.points);
    let (first, last) = ends(all().map(|point| point.0));
    let (least, most) = ends(all().flat_map(|point| [point.2, point.3]));
    let ticks = ticks(least, most);
    let (least, most) = (least.min(ticks[0]), most.max(ticks[ticks.len() - 1]));
    let x = |value: f64| LEFT + (value - first) / (last - first).max(1e-9) * (WIDTH - LEFT - RIGHT);
    let y =
        |value: f64| HEIGHT - BOTTOM - (value - least) / (most - least).max(1e-9) * (HEIGHT - TOP - BOTTOM);
    let mut out = open(title, HEIGHT);
    for tick in &ticks {
        let (at, class) = (y(*tick), if *tick == 0.0 { "grid zero" } else { "grid" });
        let _ = write!(
            out,
            "<line class=\"{class}\" x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/>\
             <text class=\"tick\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            WIDTH - RIGHT,
            LEFT - 6.0,
            at + 4.0,
            number(*tick)
        );
    }
    for tick in whole_ticks(first, last) {
        let _ = write!(
            out,
            "<text class=\"tick\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            x(tick),
            HEIGHT - 10.0,
            number(tick)
        );
    }
    for it in series {
        let up = it.points.iter().map(|point| format!("{:.1},{:.1}", x(point.0), y(point.3)));
        let down = it.points.iter().rev().map(|point| format!("{:.1},{:.1}", x(point.0), y(point.2)));
        let band = up.chain(down).collect::<Vec<_>>().join(" ");
        let path = it.points.iter().map(|point| format!("{:.1},{:.1}", x(point.0), y(point.1)));
        let path = path.collect::<Vec<_>>().join(" ");
        let _ = write!(
            out,
            "<g class=\"{}\"><polygon class=\"band\" points=\"{band}\"/><polyline class=\"line\" points=\"{path}\"/></g>",
            it.class
        );
    }
    for (at, it) in apart(series.iter().filter_map(|it| Some((y(it.points.last()?.1), it))).collect()) {
        let _ = write!(
            out,
            "<g class=\"{}\"><text class=\"name\" x=\"{:.1}\" y=\"{:.1}\">{}</text></g>",
            it.class,
            WIDTH - RIGHT + 6.0,
            at + 4.0,
            escape(&it.name)
        );
    }
    out + "</svg>"
}

/// A row of a plot of shares or means: its name, its class, the value, both ends of its interval, and the value in words.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its name.
    pub name: String,
    /// The class that gives it its colour.
    pub class: String,
    /// The value.
    pub value: f64,
    /// The ends of the interval.
    pub ends: (f64, f64),
    /// The value in words.
    pub text: String,
}

/// Bars from zero, each with its interval.
pub fn bars(title: &str, rows: &[Row]) -> String {
    let (least, most) = ends(rows.iter().flat_map(|row| [row.ends.0, row.ends.1, 0.0]));
    let name = |row: &Row| match row.name.char_indices().nth(LONGEST_NAME) {
        Some((end, _)) => format!("{}…", row.name[..end].trim_end()),
        None => row.name.clone(),
    };
    let longest = rows.iter().map(|row| name(row).chars().count()).max().unwrap_or(0);
    let left = (longest as f64 * LETTER + 16.0).max(LEFT);
    let (right, step) = (120.0, 26.0);
    let x = |value: f64| left + (value - least) / (most - least).max(1e-9) * (WIDTH - left - right);
    let mut out = open(title, rows.len() as f64 * step + 8.0);
    for (index, row) in rows.iter().enumerate() {
        let top = index as f64 * step + 4.0;
        let (from, to) = (x(row.value.min(0.0)), x(row.value.max(0.0)));
        let (low, high) = (x(row.ends.0), x(row.ends.1));
        let middle = top + step / 2.0 - 2.0;
        let _ = write!(
            out,
            "<g class=\"{}\"><text class=\"label\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}<title>{}</title></text>\
             <rect class=\"bar\" x=\"{from:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>\
             <path class=\"whisker\" d=\"M{low:.1} {middle:.1}H{high:.1}M{low:.1} {:.1}v8M{high:.1} {:.1}v8\"/>\
             <text class=\"value\" x=\"{:.1}\" y=\"{:.1}\">{}</text></g>",
            row.class,
            left - 8.0,
            middle + 4.0,
            escape(&name(row)),
            escape(&row.name),
            (to - from).max(0.5),
            step - 8.0,
            middle - 4.0,
            middle - 4.0,
            high.max(to) + 8.0,
            middle + 4.0,
            escape(&row.text)
        );
    }
    let zero = x(0.0);
    let _ = write!(
        out,
        "<line class=\"grid zero\" x1=\"{zero:.1}\" x2=\"{zero:.1}\" y1=\"0\" y2=\"{:.1}\"/>",
        rows.len() as f64 * step + 4.0
    );
    out + "</svg>"
}

/// How many numbers lie in each of some equal spans.
pub fn histogram(title: &str, numbers: &[f64]) -> String {
    const SPANS: usize = 24;
    let (least, most) = ends(numbers.iter().copied());
    let span = ((most - least) / SPANS as f64).max(1.0);
    let mut counts = [0_usize; SPANS + 1];
    numbers.iter().for_each(|number| counts[(((number - least) / span) as usize).min(SPANS)] += 1);
    let top = counts.iter().copied().max().unwrap_or(1).max(1) as f64;
    let (height, wide) = (150.0, (WIDTH - LEFT - 20.0) / (SPANS + 1) as f64);
    let mut out = open(title, height);
    for (index, count) in counts.iter().enumerate() {
        let tall = *count as f64 / top * (height - TOP - BOTTOM);
        let _ = write!(
            out,
            "<rect class=\"bar\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{tall:.1}\"/>",
            LEFT + index as f64 * wide,
            height - BOTTOM - tall,
            wide - 1.0
        );
    }
    for tick in whole_ticks(least, least + SPANS as f64 * span) {
        let _ = write!(
            out,
            "<text class=\"tick\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            LEFT + (tick - least) / span * wide,
            height - 10.0,
            number(tick)
        );
    }
    out + "</svg>"
}

fn open(title: &str, height: f64) -> String {
    let title = escape(title);
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {height:.0}\" role=\"img\" aria-label=\"{title}\"><title>{title}</title>"
    )
}

fn ends(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    let (least, most) = numbers.fold((f64::MAX, f64::MIN), |(least, most), it| (least.min(it), most.max(it)));
    if least > most { (0.0, 1.0) } else { (least, most) }
}

/// Round numbers from below the least to above the most.
fn ticks(least: f64, most: f64) -> Vec<f64> {
    let rough = ((most - least) / 4.0).max(0.25);
    let power = 10_f64.powf(rough.log10().floor());
    let step =
        [1.0, 2.0, 5.0, 10.0].into_iter().map(|it| it * power).find(|step| *step >= rough).unwrap_or(rough);
    let first = (least / step).floor() as i64;
    let last = (most / step).ceil() as i64;
    (first..=last.max(first + 1)).map(|it| it as f64 * step).collect()
}

/// Round whole numbers along an axis.
fn whole_ticks(first: f64, last: f64) -> Vec<f64> {
    let on_axis = |tick: &f64| (first..=last).contains(tick) && tick.fract() == 0.0;
    ticks(first, last).into_iter().filter(on_axis).collect()
}

/// Labels that would lie on each other, moved apart.
fn apart<T>(mut labels: Vec<(f64, T)>) -> Vec<(f64, T)> {
    labels.sort_by(|one, other| one.0.total_cmp(&other.0));
    for index in 1..labels.len() {
        labels[index].0 = labels[index].0.max(labels[index - 1].0 + 13.0);
    }
    let over = labels.last().map_or(0.0, |label| (label.0 - (HEIGHT - BOTTOM)).max(0.0));
    labels.iter_mut().for_each(|label| label.0 -= over);
    labels
}

fn number(value: f64) -> String {
    let text = if value.fract().abs() < 1e-9 { format!("{value:.0}") } else { format!("{value:.1}") };
    text.replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_along_an_axis_are_round_and_on_it() {
        assert_eq!(whole_ticks(0.0, 66.0), [0.0, 20.0, 40.0, 60.0]);
        assert_eq!(whole_ticks(578.0, 1353.0), [600.0, 800.0, 1000.0, 1200.0]);
        assert_eq!(whole_ticks(1775.0, 1779.0), [1775.0, 1776.0, 1777.0, 1778.0, 1779.0]);
        assert_eq!(whole_ticks(1.0, 2.0), [1.0, 2.0]);
    }

    /// A long name is shortened, has its room beside the bar, and is there whole for who points at it.
    #[test]
    fn a_long_name_fits() {
        let name = "Thomas Brown and the King's Rangers of East Florida";
        let row = Row {
            name: name.into(),
            class: String::new(),
            value: 1.0,
            ends: (0.5, 1.5),
            text: String::new(),
        };
        let plot = bars("uses", &[row]);
        assert!(plot.contains(&format!("<title>{name}</title>")), "{plot}");
        let at: f64 =
            plot.split("class=\"label\" x=\"").nth(1).unwrap().split('"').next().unwrap().parse().unwrap();
        assert!(at >= (LONGEST_NAME + 1) as f64 * LETTER, "{at}");
    }
}
