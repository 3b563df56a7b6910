//! A tournament as one page to look at: drawings without scripts, which need nothing from elsewhere, by day and by night.

use std::fmt::Write as _;

use super::report::{MatchReport, RatingReport, Report, percent};

const STYLE: &str = "
:root { color-scheme: light dark; --ink: #1c2b36; --paper: #faf7f0; --line: #c9c2b2; --mark: #1f6f8b; --other: #b3541e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e2d4; --paper: #14202a; --line: #3b4a56; --mark: #6cc0dc; --other: #e6935c; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; } td, th { padding: 0.2rem 0.8rem 0.2rem 0; text-align: left; border-bottom: 1px solid var(--line); }
svg { width: 100%; height: auto; } text { fill: var(--ink); font: 13px system-ui, sans-serif; }
.axis { stroke: var(--line); } .mark { fill: var(--mark); stroke: var(--mark); } .other { fill: var(--other); stroke: var(--other); }
";

/// The whole page.
pub fn page(report: &Report) -> String {
    let mut html = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{0}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{0}</h1>\n",
        escaped(&report.name)
    );
    html.push_str("<h2>Who wins</h2>\n");
    let rows = report.matches.iter().filter(|of| !of.bots.is_empty()).map(|of| Row {
        label: of.heading(),
        value: of.bots[0].win_share,
        within: 1.96 * of.bots[0].standard_error,
        told: format!("{} of {} games", percent(of.bots[0].win_share), of.games),
        second: of.equal_share,
    });
    html.push_str(&chart(&rows.collect::<Vec<_>>(), 0.0, 1.0, "win share of the first bot, with 95 % intervals; ◆ an equal bot’s"));
    if report.ratings.len() > 2 {
        html.push_str("<h2>Strength</h2>\n");
        html.push_str(&strengths(&report.ratings));
    }
    for of in &report.matches {
        html.push_str(&details(of));
    }
    html.push_str("</body>\n</html>\n");
    html
}

fn strengths(ratings: &[RatingReport]) -> String {
    let reach = ratings.iter().map(|rating| rating.elo.abs() + rating.within).fold(100.0, f64::max);
    let rows = ratings.iter().map(|rating| Row {
        label: format!("{} {}", rating.bot, rating.setup_name),
        value: rating.elo,
        within: rating.within,
        told: format!("{:+.0} ± {:.0} Elo", rating.elo, rating.within),
        second: None,
    });
    chart(&rows.collect::<Vec<_>>(), -reach, reach, "Elo, with 95 % intervals")
}

fn details(of: &MatchReport) -> String {
    let mut html = format!(
        "<h2>{}</h2>\n<table>\n<tr><th>bot<th>games<th>won<th>shared<th>lost<th>points<th>ms a decision</tr>\n",
        escaped(&of.heading())
    );
    for bot in &of.bots {
        let _ = writeln!(
            html,
            "<tr><td>{}<td>{}<td>{}<td>{}<td>{}<td>{:.1} ± {:.1}<td>{:.2}</tr>",
            escaped(&bot.bot),
            bot.seatings,
            bot.wins,
            bot.ties,
            bot.losses,
            bot.mean_score,
            bot.score_standard_error,
            bot.ms_per_decision
        );
    }
    let _ = writeln!(html, "</table>\n<p>{:.1} rounds and {:.0} decisions a game.</p>", of.mean_rounds, of.mean_decisions);
    let seats = of.win_share_by_seat.iter().enumerate().map(|(seat, share)| Row {
        label: format!("seat {}", seat + 1),
        value: *share,
        within: 0.0,
        told: percent(*share),
        second: of.equal_share,
    });
    html.push_str(&chart(&seats.collect::<Vec<_>>(), 0.0, 1.0, "wins by seat; ◆ an equal share"));
    for bot in &of.bots {
        let things = bot.telling().take(20).map(|thing| Row {
            label: thing.thing.clone(),
            value: thing.share_with,
            within: 1.96 * thing.standard_error,
            told: format!(
                "{} of {} games with, {} of {} without",
                percent(thing.share_with),
                thing.games_with,
                percent(thing.share_without),
                thing.games_without
            ),
            second: Some(thing.share_without),
        });
        let things: Vec<Row> = things.collect();
        if !things.is_empty() {
            let _ = writeln!(html, "<h3>{}: what winners have</h3>", escaped(&bot.bot));
            html.push_str(&chart(&things, 0.0, 1.0, "win share with; ◆ without"));
        }
    }
    html
}

/// A row of a chart: a value with its interval, and a second one to compare it with.
struct Row {
    label: String,
    value: f64,
    within: f64,
    told: String,
    second: Option<f64>,
}

fn chart(rows: &[Row], least: f64, most: f64, caption: &str) -> String {
    const LEFT: f64 = 320.0;
    const WIDTH: f64 = 460.0;
    const ROW: f64 = 24.0;
    let at = |value: f64| LEFT + WIDTH * ((value - least) / (most - least)).clamp(0.0, 1.0);
    let height = ROW * (rows.len() as f64 + 1.5);
    let mut svg = format!("<figure><svg viewBox=\"0 0 900 {height}\" role=\"img\"><title>{}</title>\n", escaped(caption));
    for quarter in 0..=4 {
        let value = least + (most - least) * f64::from(quarter) / 4.0;
        let told = if most <= 1.0 { format!("{:.0} %", value * 100.0) } else { format!("{value:+.0}") };
        let _ = writeln!(
            svg,
            "<line class=\"axis\" x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"0\" y2=\"{1:.1}\"/><text x=\"{0:.1}\" y=\"{2:.1}\" text-anchor=\"middle\">{told}</text>",
            at(value),
            height - ROW,
            height - 6.0
        );
    }
    for (index, row) in rows.iter().enumerate() {
        let y = ROW * (index as f64 + 0.5);
        let (low, high) = (at(row.value - row.within), at(row.value + row.within));
        let _ = writeln!(
            svg,
            "<g><title>{}: {}</title><text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\
             <line class=\"mark\" x1=\"{low:.1}\" x2=\"{high:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke-width=\"3\"/>\
             <circle class=\"mark\" cx=\"{:.1}\" cy=\"{y:.1}\" r=\"5\"/><text x=\"{}\" y=\"{:.1}\">{}</text>",
            escaped(&row.label),
            escaped(&row.told),
            LEFT - 12.0,
            y + 4.0,
            escaped(&shortened(&row.label)),
            at(row.value),
            LEFT + WIDTH + 12.0,
            y + 4.0,
            escaped(row.told.split(" of ").next().unwrap_or(&row.told)),
        );
        if let Some(second) = row.second {
            let x = at(second);
            let _ = write!(svg, "<path class=\"other\" d=\"M{x:.1} {:.1}l5 5l-5 5l-5 -5z\"/>", y - 5.0);
        }
        svg.push_str("</g>\n");
    }
    let _ = writeln!(svg, "</svg><figcaption>{}</figcaption></figure>", escaped(caption));
    svg
}

/// What fits beside a chart.
fn shortened(label: &str) -> String {
    const MOST: usize = 44;
    if label.chars().count() <= MOST { label.to_owned() } else { label.chars().take(MOST - 1).chain(['…']).collect() }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_asks_nothing_of_the_network_and_runs_no_script() {
        let report = Report {
            name: "a < b".to_owned(),
            game: "pig".to_owned(),
            first_seed: String::new(),
            matches: Vec::new(),
            ratings: Vec::new(),
        };
        let html = page(&report);
        assert!(html.contains("<h1>a &lt; b</h1>"), "{html}");
        assert!(!html.contains("<script") && !html.contains("http"), "{html}");
    }
}
