//! An analysis as one page that needs nothing else: words, chart, style and script in one file, by day and by night.

use std::fmt::Write as _;

use super::{COLUMNS, Told};

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// The chart's size, in its own units.
const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 260.0;

/// The page.
pub(super) fn page(told: &Told<'_>) -> String {
    let title = escaped(&told.title());
    let mut page = String::new();
    let language = told.screen.words.language();
    // A text can always be written to.
    let mut add = |part: std::fmt::Arguments<'_>| page.write_fmt(part).unwrap_or_default();
    add(format_args!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n<p>{}</p>\n",
        escaped(&told.basis())
    ));
    add(format_args!("<h2 id=\"chances\">{}</h2>\n{}", escaped(&told.tell("analysis-chances")), chart(told)));
    add(format_args!("<h2>{}</h2>\n{}", escaped(&told.tell("analysis-turnings")), turnings(told)));
    add(format_args!("<h2>{}</h2>\n{}", escaped(&told.tell("analysis-sums")), sums(told)));
    add(format_args!("{}</main>\n<script>\n{SCRIPT}</script>\n</body>\n</html>\n", every_move(told)));
    page
}

fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            other => escaped.push(other),
        }
    }
    escaped
}

/// How many lines there are: together, all seats have one.
fn lines(told: &Told<'_>) -> usize {
    if told.analysis.together { 1 } else { told.analysis.seats.len() }
}

/// The chart, which is walked through like a slider; what it says of each moment stands in the table below.
fn chart(told: &Told<'_>) -> String {
    let moves = told.analysis.moves.len();
    let x = |after: usize| after as f64 / moves.max(1) as f64 * WIDTH;
    let mut chart = format!(
        "<div class=\"chart\" role=\"slider\" tabindex=\"0\" aria-labelledby=\"chances\" aria-valuemin=\"0\" aria-valuemax=\"{moves}\" \
         aria-valuenow=\"{moves}\">\n<svg viewBox=\"-10 -10 {} {}\" aria-hidden=\"true\">\n<path class=\"axis\" d=\"M0 0H{WIDTH}M0 {}H{WIDTH}M0 {HEIGHT}H{WIDTH}\"/>\n",
        WIDTH + 44.0,
        HEIGHT + 20.0,
        HEIGHT / 2.0
    );
    for turning in &told.analysis.turnings {
        let _ = writeln!(chart, "<path class=\"turning\" d=\"M{0:.1} 0V{HEIGHT}\"/>", x(turning.index + 1));
    }
    for seat in 0..lines(told) {
        let points: Vec<String> =
            (0..=moves).map(|after| format!("{:.1} {:.1}", x(after), (1.0 - told.chances_after(after)[seat]) * HEIGHT)).collect();
        let end = (1.0 - told.chances_after(moves)[seat]) * HEIGHT;
        let number = seat + 1;
        let _ = writeln!(chart, "<path class=\"line seat-{number}\" d=\"M{}\"/>", points.join("L"));
        // Seats that lost all end at the bottom: their numbers stand beside each other, from the right.
        let behind = (0..seat).filter(|other| ((1.0 - told.chances_after(moves)[*other]) * HEIGHT - end).abs() < 20.0).count();
        let disc = WIDTH + 20.0 - 22.0 * behind as f64;
        let _ = writeln!(chart, "<circle class=\"seat-{number}\" cx=\"{disc}\" cy=\"{end:.1}\" r=\"11\"/>");
        let _ = writeln!(chart, "<text x=\"{disc}\" y=\"{:.1}\">{number}</text>", end + 5.0);
    }
    let _ = writeln!(chart, "<path class=\"now\" d=\"M{WIDTH} 0V{HEIGHT}\"/>\n</svg>\n</div>");
    let keys = escaped(&told.tell("analysis-chart-keys"));
    let _ = writeln!(chart, "<p class=\"said\" aria-hidden=\"true\"></p>\n<p class=\"keys\">{keys}</p>");
    chart
}

fn turnings(told: &Told<'_>) -> String {
    if told.analysis.turnings.is_empty() {
        return format!("<p>{}</p>\n", escaped(&told.tell("analysis-no-turnings")));
    }
    let item = |turning: &games::analysis::Turning| {
        format!(
            "<li><a href=\"#move-{0}\" data-move=\"{0}\">{1}</a>{2}<br>{3}</li>\n",
            turning.index + 1,
            escaped(&told.played(turning.index)),
            told.sign(turning.index),
            escaped(&told.why(turning))
        )
    };
    format!("<ul class=\"turnings\">\n{}</ul>\n", told.analysis.turnings.iter().map(item).collect::<String>())
}

fn sums(told: &Told<'_>) -> String {
    let heads = ["analysis-seat"].into_iter().chain(COLUMNS);
    let heads = heads.map(|id| format!("<th scope=\"col\">{}</th>", escaped(&told.tell(id)))).collect::<Vec<_>>().concat();
    let row = |(index, seat): (usize, &games::analysis::SeatAnalysis)| {
        let mut cells = told.sums(seat).map(|cell| escaped(&cell));
        if let Some(accuracy) = cells.last_mut() {
            *accuracy = format!("{accuracy}<br>{}", escaped(&told.mistakes(seat)));
        }
        let cells = cells.map(|cell| format!("<td>{cell}</td>")).concat();
        format!(
            "<tr><th scope=\"row\"><span class=\"disc seat-{0}\">{0}</span> {1}</th>{cells}</tr>\n",
            index + 1,
            escaped(&told.seat_name(index))
        )
    };
    let rows: String = told.analysis.seats.iter().enumerate().map(row).collect();
    let help = ["analysis-sums-help", "analysis-accuracy-help", "analysis-mistakes-help"].map(|id| escaped(&told.tell(id)));
    format!(
        "<div class=\"wide\" tabindex=\"0\"><table>\n<tr>{heads}</tr>\n{rows}</table></div>\n<p>{}</p>\n<p>{}</p>\n<p>{}</p>\n",
        help[0], help[1], help[2]
    )
}

/// What the chart shows, for whoever does not see it.
fn every_move(told: &Told<'_>) -> String {
    let row = |after: usize| {
        let what = after.checked_sub(1).map_or_else(|| told.tell("analysis-at-start"), |last| told.played(last));
        let chances: Vec<String> = told.chances(after).iter().map(|chance| format!("<td>{}</td>", escaped(chance))).collect();
        let chances = chances.concat();
        format!("<tr id=\"move-{after}\"><th scope=\"row\">{}</th>{chances}</tr>\n", escaped(&what))
    };
    let rows: String = (0..=told.analysis.moves.len()).map(row).collect();
    let [title, head, chances] = ["analysis-table", "analysis-column-move", "analysis-chances"].map(|id| escaped(&told.tell(id)));
    format!(
        "<details>\n<summary>{title}</summary>\n<div class=\"wide\" tabindex=\"0\"><table>\n<tr><th scope=\"col\">{head}</th>\
         <th scope=\"colgroup\" colspan=\"{}\">{chances}</th></tr>\n{rows}</table></div>\n</details>\n",
        lines(told)
    )
}
