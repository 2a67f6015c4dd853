//! Other words of the terminal.

use std::fmt::Display;

// Args: shared.
pub(crate) const OPTION_IS: &str = "write an option as KEY=VALUE, such as missiles=3";
pub(crate) const SCORES_ARE: &str = "write two scores as LOW:HIGH, such as 0.45:0.55";
pub(crate) const ERROR_PROBABILITY_IS: &str = "an error probability is a number such as 0.05";

// Count.
pub(crate) const TOO_MANY_TO_COUNT: &str = "there are too many orders to count to this depth";
pub(crate) const COUNT_SPINNER: &str = "{spinner} {human_pos} lines of play so far, {elapsed}";

// Design.
pub(crate) fn no_designs(game: impl Display) -> String {
    format!("{game} has no ship designs")
}

pub(crate) fn design_is_legal(design: impl Display) -> String {
    format!("{design} is legal.")
}

// Numbers.
pub(crate) fn whole_number(least: impl Display, most: impl Display) -> String {
    format!("a whole number from {least} to {most} is expected")
}

// Scene.
pub(crate) fn no_game(name: impl Display, games: impl Display) -> String {
    format!("no game is called \"{name}\"; there are: {games}")
}

pub(crate) const SCENARIO_FILE: &str = "scenario file";
pub(crate) fn no_included_scenario(game: impl Display) -> String {
    format!("{game} has no included scenario; give the path of a scenario file with --scenario")
}

pub(crate) fn no_scenario_or_file(
    game: impl Display,
    scenario: impl Display,
    scenarios: impl Display,
) -> String {
    format!(
        "no scenario of {game} is called \"{scenario}\"; there are: {scenarios}; or give the path of a scenario file"
    )
}

pub(crate) fn no_option(game: impl Display, key: impl Display, options: impl Display) -> String {
    format!("no option of {game} is called \"{key}\"; there are: {options}")
}

// Serve.
pub(crate) const DAYS_OR_NEVER: &str = "a number of days from 1 to 36500, or \"never\"";
pub(crate) const PUBLIC_WITHOUT_PROXY: &str =
    "--public without --behind-proxy: all clients of a proxy count as one address";
pub(crate) const REMIND_WITHOUT_PUBLIC: &str =
    "--remind without --public: the links in reminders point to the listening address";
pub(crate) fn rooms_copied(file: impl Display) -> String {
    format!("The rooms are copied to {file}. Also copy the key file, to another place.")
}

pub(crate) const ON_THIS_MACHINE: &str = " on this machine only";
pub(crate) fn server_runs(whom: impl Display, address: impl Display) -> String {
    format!("Firing Arc runs{whom}. Press Ctrl+C to stop it.\nhttp://{address}/")
}

pub(crate) fn not_a_port(port: &str) -> String {
    format!("--mail-server: {port:?} is not a port")
}
