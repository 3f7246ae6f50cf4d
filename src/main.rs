//! Starts Rollcall: the window, or one of the commands.

use std::process::ExitCode;

use clap::Parser as _;
use rollcall::{app, cli};

fn main() -> ExitCode {
    let asked = cli::Asked::parse();
    cli::log_to_stderr(asked.verbose);
    match asked.command {
        Some(command) => cli::run(command),
        None => match app::run(app::Options {
            source: asked.source,
        }) {
            Ok(()) => ExitCode::SUCCESS,
            Err(sentence) => {
                cli::complain(&format!("rollcall: {sentence}"));
                cli::exit_of(cli::one_roll::run(app::eye::fact_of))
            }
        },
    }
}
