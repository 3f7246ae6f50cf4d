//! The tables that `eval` prints for people.

use super::super::score::bounds::{HourlyRate, Rate};
use super::super::score::certainty::{Curve, Reliability};
use super::super::score::groups::Field;
use super::super::score::{Figures, Group, Rates, Row, Score};

/// Head and cell of each column of the table of outcomes.
type Column = (&'static str, fn(&Row) -> u64);

const COLUMNS: [Column; 12] = [
    ("clips", |row| row.clips),
    ("rolls", |row| row.rolls),
    ("answered", |row| row.answered),
    ("right", |row| row.right),
    ("ruled", |row| row.ruling_right),
    ("asked", |row| row.asked),
    ("asked_right", |row| row.asked_right),
    ("uncalled", |row| row.uncalled),
    ("false_calls", |row| row.false_calls),
    ("false_qs", |row| row.false_questions),
    ("extra_qs", |row| row.extra_questions),
    ("premature", |row| row.premature),
];

/// Thresholds of asking that are printed; the file of the curve has all of them.
const THRESHOLDS: [u8; 12] = [0, 50, 60, 70, 75, 80, 85, 90, 93, 95, 97, 99];

/// One line an outcome, one for all.
pub fn outcomes(score: &Score) -> String {
    let mut lines = vec![format!("{:22}", "outcome")];
    lines[0].extend(COLUMNS.iter().map(|(head, _)| format!("{head:>12}")));
    for (name, row) in score
        .rows()
        .into_iter()
        .chain([("all".to_owned(), score.total())])
    {
        let cells = COLUMNS
            .iter()
            .map(|(_, cell)| format!("{:>12}", cell(&row)));
        lines.push(format!("{name:22}{}", cells.collect::<String>()));
    }
    lines.join("\n")
}

/// A share and its bound.
fn share(rate: &Rate) -> String {
    let Some(percent) = rate.percent else {
        return format!("{:>7}", "-");
    };
    let bound = match (rate.at_least_percent_95, rate.at_most_percent_95) {
        (Some(least), _) => format!("at least {least:>5.1} %"),
        (_, Some(most)) => format!("at most  {most:>5.1} %"),
        _ => String::new(),
    };
    format!("{percent:>5.1} %   {bound}")
}

fn hourly(rate: &HourlyRate) -> String {
    match (rate.an_hour, rate.at_most_an_hour_95) {
        (Some(now), Some(most)) => format!("{now:>5.1}     at most  {most:>5.1}"),
        _ => format!("{:>7}", "-"),
    }
}

/// Every rate with its count and its bound.
pub fn rates(score: &Score) -> String {
    let (rates, more) = (score.rates(), score.more_rates());
    let mut lines = vec![
        "rates, each with the bound that is 95 % sure (shares: Clopper-Pearson; counts an hour: Garwood, Poisson)"
            .to_owned(),
    ];
    for (name, rate) in [
        ("right among answered", rates.right),
        ("ruling right among answered", rates.ruling_right),
        ("rolls answered", rates.answered),
        ("rolls asked about", rates.asked),
        ("  likeliest answer right", rates.asked_right),
        ("rolls uncalled", rates.uncalled),
        ("answers before rest", rates.premature),
        ("opening frame within 1", more.opened_within_1),
        ("not silent without a roll", more.not_silent),
    ] {
        let counted = format!("{} of {}", rate.count, rate.of);
        lines.push(format!("  {name:30}{counted:>14}   {}", share(&rate)));
    }
    for (name, rate) in [
        ("false calls an hour", more.false_calls),
        ("  in clips without a roll", more.false_calls_without_roll),
        (
            "false questions an hour there",
            more.false_questions_without_roll,
        ),
    ] {
        let counted = format!("{} in {:.2} h", rate.count, rate.hours);
        lines.push(format!("  {name:30}{counted:>14}   {}", hourly(&rate)));
    }
    lines.join("\n")
}

/// The times, and what is only counted.
pub fn figures(figures: &Figures) -> String {
    let shown = |value: Option<f64>, unit: &str| {
        value.map_or_else(|| "-".to_owned(), |value| format!("{value:.1} {unit}"))
    };
    [
        format!(
            "answer after rest: p50 {}, p95 {}",
            shown(figures.latency_p50_ms, "ms"),
            shown(figures.latency_p95_ms, "ms"),
        ),
        format!(
            "a look: p50 {}, calm {}, moving {}",
            shown(figures.look_micros_p50, "us"),
            shown(figures.look_micros_calm_p50, "us"),
            shown(figures.look_micros_moving_p50, "us")
        ),
    ]
    .join("\n")
}

/// Of the calls said so sure, so many are right.
pub fn reliability(found: &Reliability) -> String {
    let mut lines = vec![
        "of the calls said so sure, so many are right (questions too; in brackets what holds the true share 95 % sure)"
            .to_owned(),
        format!(
            "  {:12}{:>8}{:>12}{:>8}{:>10}",
            "said", "calls", "mean said", "right", "share"
        ),
    ];
    for bin in &found.bins {
        lines.push(format!(
            "  {:12}{:>8}{:>10.1} %{:>8}{:>8.1} %   [{:.1} to {:.1}]",
            format!("{} to {} %", bin.from_percent, bin.to_percent),
            bin.calls,
            bin.stated_percent,
            bin.right,
            bin.right_percent,
            bin.low_percent_95,
            bin.high_percent_95,
        ));
    }
    if let (Some(brier), Some(of_the_mean), Some(error)) = (
        found.brier,
        found.brier_of_the_mean,
        found.expected_calibration_error_percent,
    ) {
        lines.push(format!(
            "  Brier score {brier:.4} (always saying the mean share: {of_the_mean:.4}), expected calibration error {error:.1} %"
        ));
    }
    lines.join("\n")
}

/// What would come of every threshold of asking, and what comes of asking as it does now.
pub fn curve(curve: &Curve, now: &Row) -> String {
    let mut lines = vec![
        "were everything below a certainty asked, and nothing else".to_owned(),
        format!(
            "  {:14}{:>14}{:>11}{:>14}{:>11}   {:16}{:>13}",
            "answers from", "answered", "coverage", "right", "share", "", "false calls"
        ),
    ];
    let counted = |rate: &Rate| format!("{} of {}", rate.count, rate.of);
    let mut line = |name: &str, answered: &Rate, right: &Rate, false_calls: u64| {
        let coverage = answered
            .percent
            .map_or_else(|| "-".to_owned(), |percent| format!("{percent:.1} %"));
        lines.push(format!(
            "  {name:14}{:>14}{coverage:>11}{:>14}    {:26}{false_calls:>14}",
            counted(answered),
            counted(right),
            share(right),
        ));
    };
    for step in THRESHOLDS.into_iter().filter_map(|from| curve.at(from)) {
        let name = format!("{} %", step.from_percent);
        line(&name, &step.answered, &step.right, step.false_calls);
    }
    let rates = Rates::from(*now);
    line(
        "as it asks now",
        &rates.answered,
        &rates.right,
        now.false_calls,
    );
    if let Some(area) = curve.area_under_risk_percent {
        lines.push(format!(
            "  area under risk against coverage: {area:.2} % (the mean share wrong over all coverages)"
        ));
    }
    lines.join("\n")
}

/// Counts and rates by a label.
pub fn groups(field: Field, groups: &[Group]) -> String {
    let mut lines = vec![format!(
        "{:22}{:>6}{:>7}{:>10}{:>7}{:>27}{:>30}{:>7}{:>10}{:>7}",
        format!("by {}", field.name()),
        "clips",
        "rolls",
        "answered",
        "right",
        "right among answered",
        "answered among rolls",
        "asked",
        "uncalled",
        "false"
    )];
    for group in groups {
        let row = &group.counts;
        lines.push(format!(
            "  {:20}{:>6}{:>7}{:>10}{:>7}{:>27}{:>30}{:>7}{:>10}{:>7}",
            group.group.as_deref().unwrap_or("(not said)"),
            row.clips,
            row.rolls,
            row.answered,
            row.right,
            share(&group.rates.right),
            share(&group.rates.answered),
            row.asked,
            row.uncalled,
            row.false_calls,
        ));
    }
    lines.join("\n")
}

/// What would come of the judge without each of its witnesses, below what comes of it with all of them.
pub fn witnesses(all: &Score, without: &[(&str, Score)]) -> String {
    let mut lines = vec![format!(
        "{:18}{:>14}{:>29}{:>12}{:>19}{:>14}{:>10}{:>14}",
        "without",
        "right",
        "right among answered",
        "answered",
        "likeliest right",
        "uncalled",
        "Brier",
        "risk area"
    )];
    let named = without.iter().map(|(name, score)| (*name, score));
    for (name, score) in [("(none)", all)].into_iter().chain(named) {
        let (rates, curve) = (score.rates(), score.curve());
        let percent = |rate: &Rate| {
            rate.percent
                .map_or_else(|| "-".to_owned(), |percent| format!("{percent:.1} %"))
        };
        let likeliest = curve
            .at(0)
            .map_or_else(|| "-".to_owned(), |step| percent(&step.right));
        let brier = score.reliability().brier;
        lines.push(format!(
            "  {name:16}{:>14}{:>29}{:>12}{likeliest:>19}{:>14}{:>10}{:>14}",
            format!("{} of {}", rates.right.count, rates.right.of),
            share(&rates.right),
            percent(&rates.answered),
            rates.uncalled.count,
            brier.map_or_else(|| "-".to_owned(), |brier| format!("{brier:.4}")),
            curve
                .area_under_risk_percent
                .map_or_else(|| "-".to_owned(), |area| format!("{area:.2} %")),
        ));
    }
    lines.join("\n")
}
