//! A picture of a table, for whoever is sent a link to it: who plays, and how they stand. It is drawn here, as SVG.

use std::fmt::Write as _;

use server::Glance;

const WIDTH: u32 = 1200;
const HEIGHT: u32 = 630;
/// The colours of the seats, as the browser's sheets have them by day.
const SEATS: [&str; 8] = ["#a63a2e", "#25607d", "#3c6b45", "#7d5a12", "#6a4a86", "#4d5357", "#8a4a2a", "#2d2f33"];
/// Where the names begin, and how far the bars may reach.
const LEFT: u32 = 330;
const BAR: u32 = 640;

/// Draws a table: the game's name, and every seat with its points as a bar.
pub fn draw(glance: &Glance, title: &str, names: &[String]) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
         font-family=\"Alegreya, Palatino Linotype, Georgia, serif\" fill=\"#22303c\">\
         <rect width=\"100%\" height=\"100%\" fill=\"#f3ead7\"/>{}\
         <rect x=\"18\" y=\"18\" width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"#8a7a55\" stroke-width=\"3\"/>\
         <rect x=\"27\" y=\"27\" width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"#c9b993\" stroke-width=\"2\"/>\
         <text x=\"{LEFT}\" y=\"130\" font-size=\"72\" font-weight=\"700\">{}</text>",
        rose(),
        WIDTH - 36,
        HEIGHT - 36,
        WIDTH - 54,
        HEIGHT - 54,
        escaped(title),
    );
    let most = glance.seats.iter().filter_map(|seat| seat.points).max().unwrap_or(0).max(1);
    let step = (400 / glance.seats.len().max(1) as u32).min(96);
    for (index, (seat, name)) in glance.seats.iter().zip(names).enumerate() {
        let y = 200 + step * index as u32;
        let colour = SEATS[index % SEATS.len()];
        let points = seat.points.unwrap_or(0).clamp(0, most);
        // Both are small: nobody has a million points.
        let length = BAR * points.unsigned_abs() / most.unsigned_abs();
        let _ = write!(
            svg,
            "<circle cx=\"{}\" cy=\"{}\" r=\"24\" fill=\"{colour}\"/>\
             <text x=\"{}\" y=\"{}\" font-size=\"26\" font-weight=\"700\" text-anchor=\"middle\" fill=\"#fdf8ec\">{}</text>\
             <text x=\"{}\" y=\"{}\" font-size=\"36\">{}</text>\
             <rect x=\"{}\" y=\"{}\" width=\"{length}\" height=\"12\" rx=\"6\" fill=\"{colour}\"/>",
            LEFT + 24,
            y + 24,
            LEFT + 24,
            y + 33,
            index + 1,
            LEFT + 66,
            y + 26,
            escaped(name),
            LEFT + 66,
            y + 42,
        );
        if let Some(points) = seat.points {
            let _ = write!(
                svg,
                "<text x=\"{}\" y=\"{}\" font-size=\"44\" font-weight=\"700\" text-anchor=\"end\">{points}</text>",
                WIDTH - 70,
                y + 48,
            );
        }
    }
    svg.push_str("</svg>");
    svg
}

/// A compass rose with its rhumb lines, at the left.
fn rose() -> String {
    let mut rose = String::from("<g transform=\"translate(170 330)\" stroke=\"#8a7a55\" fill=\"none\">");
    for line in 0..32 {
        let _ = write!(
            rose,
            "<path d=\"M0 0H1400\" stroke=\"#2f6f8f\" stroke-opacity=\".12\" transform=\"rotate({})\"/>",
            line as f32 * 11.25
        );
    }
    rose.push_str("<circle r=\"104\" stroke-width=\"2\"/><circle r=\"96\"/>");
    for (turn, length) in [(45, 82), (135, 82), (225, 82), (315, 82), (0, 124), (90, 124), (180, 124), (270, 124)] {
        let _ = write!(
            rose,
            "<g transform=\"rotate({turn})\"><path d=\"M0 -{length}L14 -14 0 0Z\" fill=\"#faf4e6\"/><path d=\"M0 -{length}L-14 -14 0 0Z\" fill=\"#8a7a55\"/></g>"
        );
    }
    rose.push_str("</g>");
    rose
}

/// Text as it may stand in XML and HTML.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use server::Seated;

    use super::*;

    #[test]
    fn names_cannot_break_out_of_the_picture() {
        let seat = |points| Seated { name: Some("x".to_owned()), bot: None, points };
        let glance = Glance { game: "toy".to_owned(), seats: vec![seat(Some(3)), seat(None)], over: true };
        let svg = draw(&glance, "A & B", &["<script>".to_owned(), "\"Bob\"".to_owned()]);
        assert!(svg.contains("A &amp; B") && svg.contains("&lt;script&gt;") && svg.contains("&quot;Bob&quot;"));
        assert!(!svg.contains("<script"));
        assert_eq!(svg.matches("<circle cx").count(), 2);
    }
}
