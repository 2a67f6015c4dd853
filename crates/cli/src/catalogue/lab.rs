//! The words of the lab.

use std::fmt::Display;

use engine::quoting::counted;

// Lab: experiments.
pub(crate) fn run_command(name: impl Display, folder: impl Display) -> String {
    format!("firing-arc lab run {name} --out {folder}")
}

pub(crate) fn no_experiment(name: impl Display, ids: impl Display) -> String {
    format!("no experiment is called \"{name}\"; there are: {ids}; or give the path of a file")
}

pub(crate) fn no_page(name: impl Display, names: impl Display) -> String {
    format!("no page with a question is called \"{name}\"; there are: {names}")
}

pub(crate) fn cannot_read_folder(folder: impl Display) -> String {
    format!("cannot read the folder {folder}")
}

pub(crate) fn cannot_create_folder(folder: impl Display) -> String {
    format!("cannot create the folder {folder}")
}

pub(crate) fn share_counted(game: impl Display, scenario: impl Display, counted: impl Display) -> String {
    format!("{game} {scenario}, share of {counted}")
}

pub(crate) fn compared_with(pairs: impl Display, other: impl Display) -> String {
    format!("{pairs}, compared with {other}")
}

pub(crate) const VALUES_TABLE: &str =
    "class                    worth   value  95 % interval  vs worth  corrected";
pub(crate) const SCORES_TABLE: &str = "battles  expected    score   error, points";
pub(crate) fn log_loss_of_values(log_loss: impl Display, worths: impl Display) -> String {
    format!("log loss {log_loss:.4} with the values{worths}, 0.6931 for a constant ½")
}

pub(crate) const CASES_TABLE: &str =
    "case                 battles    share  95 % interval       change  joint interval     corrected";

// Lab: fights.
pub(crate) fn two_seats_only(seats: impl Display) -> String {
    format!("battles of the lab are for two seats; this scenario has {seats}")
}

pub(crate) fn no_folder_for_results(path: impl Display, folder: impl Display) -> String {
    format!("results file {path}: there is no folder {folder}")
}

pub(crate) fn writing_battles(path: impl Display) -> String {
    format!("writing battles to {path}")
}

pub(crate) fn continuing_with(battles: impl Display, path: impl Display) -> String {
    format!("continuing with {battles} of {path}")
}

pub(crate) fn experiment_unknown(path: impl Display, missing: impl Display) -> String {
    format!("{path} exists without {missing}, so its experiment is unknown; it is left unchanged")
}

pub(crate) const BATTLES_BAR_WITH_NEWS: &str = "{bar:30} {pos} of {len} battles, {eta} left  {msg}";

// Lab: programs.
pub(crate) fn program_cannot_start(name: impl Display, error: impl Display) -> String {
    format!("--seats {name}: cannot start it: {error}")
}

pub(crate) fn program_limits(millis: impl Display, memory: impl Display) -> String {
    format!("programs have {millis} ms an order and {memory} MiB of memory")
}

pub(crate) fn program_late(millis: impl Display) -> String {
    format!("no order within {millis} ms")
}

pub(crate) fn program_long(bytes: impl Display) -> String {
    format!("a line of more than {bytes} bytes")
}

pub(crate) fn program_ended(status: impl Display) -> String {
    format!("it ended ({status})")
}

pub(crate) fn program_ended_saying(status: impl Display, said: impl Display) -> String {
    format!("it ended ({status}) and said {said}")
}

pub(crate) const EMPTY_COMMAND: &str = "the command line is empty";
pub(crate) fn failure_counts(crashes: u64, timeouts: u64, illegal: u64, silent: u64) -> String {
    let crashes = if crashes == 1 { "1 crash".to_owned() } else { format!("{crashes} crashes") };
    let (timeouts, illegal) = (counted(timeouts, "timeout"), counted(illegal, "illegal order"));
    format!("{crashes}, {timeouts}, {illegal}, {}", counted(silent, "silent decision"))
}

pub(crate) fn program_failures(name: impl Display, counts: impl Display) -> String {
    format!("failures       {name}: {counts}")
}

pub(crate) fn program_failure(
    seed: impl Display,
    seat: impl Display,
    turn: impl Display,
    decision: impl Display,
    kind: impl Display,
    what: impl Display,
) -> String {
    format!("    seed {seed}, seat {seat}, turn {turn}, decision {decision}: {kind}: {what}")
}

pub(crate) fn more_failures(more: impl Display) -> String {
    format!("    {more} more; --json has them")
}

// Lab: shards.
pub(crate) fn battles_held(held: impl Display, owed: impl Display) -> String {
    format!("{held} of {owed}")
}

pub(crate) fn shard_done(shard: impl Display, battles: impl Display, path: impl Display) -> String {
    format!("shard {shard}: {battles} in {path}")
}

// Lab: fit.
pub(crate) fn ridge_above_0(ridge: impl Display) -> String {
    format!("--ridge {ridge}: the ridge is a number above 0")
}

pub(crate) fn fit_failed(why: impl Display, battles: impl Display, ridge: impl Display) -> String {
    format!("{why}: --battles {battles}, --ridge {ridge}")
}

pub(crate) const NO_POSITION_TO_FIT: &str = "these battles have no position in which a seat must write";
pub(crate) fn fit_command(game: impl Display) -> String {
    format!("firing-arc lab fit {game}")
}

pub(crate) fn fit_arguments(
    battles: impl Display,
    positions: impl Display,
    nodes: impl Display,
    seed: impl Display,
) -> String {
    format!(" --battles {battles} --positions {positions} --nodes {nodes} --seed {seed}")
}

pub(crate) fn holds_no_weights(path: impl Display) -> String {
    format!("{path} exists and holds no weights; it is left unchanged")
}

pub(crate) fn no_scenario_of_game(game: impl Display, name: impl Display, scenarios: impl Display) -> String {
    format!("no scenario of {game} is called \"{name}\"; there are: {scenarios}")
}

pub(crate) fn number_of_battles(text: impl Display, most: impl Display) -> String {
    format!("--seats {text}: write a number of battles from 1 to {most} after the =")
}

pub(crate) fn captains_of_two_seats(text: impl Display) -> String {
    format!("--seats {text}: give the captains of two seats, such as doctrine,doctrine")
}

pub(crate) fn no_captain_of_game(game: impl Display, level: impl Display, captains: impl Display) -> String {
    format!("no captain of {game} is called \"{level}\"; there are: {captains}")
}

pub(crate) fn loss_and_interval(mean: impl Display, low: impl Display, high: impl Display) -> String {
    format!("{mean:.4}  95 % interval {low:.4} to {high:.4}")
}

pub(crate) fn fitted_to(positions: impl Display, battles: impl Display) -> String {
    format!("fitted to        {positions} of {battles}")
}

pub(crate) fn held_out(positions: impl Display, battles: impl Display) -> String {
    format!("held out         {positions} of {battles}; log loss on these:")
}

pub(crate) fn loss_of_weights(loss: impl Display) -> String {
    format!("these weights    {loss}")
}

pub(crate) fn loss_of_present(loss_of_present: impl Display) -> String {
    format!("present judge    {loss_of_present}")
}

pub(crate) fn loss_of_lead(loss_of_lead: impl Display) -> String {
    format!("lead alone       {loss_of_lead}")
}

pub(crate) fn loss_of_base_rate(loss_of_base_rate: impl Display) -> String {
    format!("base rate        {loss_of_base_rate}")
}

pub(crate) fn gain_on_lead(gain_on_lead: impl Display) -> String {
    format!("gain over lead   {gain_on_lead}")
}

pub(crate) fn bins_within(within: impl Display, bins: impl Display) -> String {
    format!("within         {within} of {bins} bins")
}

pub(crate) fn calibration_error(error: impl Display) -> String {
    format!("error          {error:.4} expected calibration error")
}

pub(crate) fn log_loss(loss: impl Display) -> String {
    format!("log loss       {loss}")
}

pub(crate) fn base_rate(base_rate: impl Display) -> String {
    format!("base rate      {base_rate:.4} for the first side")
}

// Lab: ladders.
pub(crate) fn not_connected(names: impl Display) -> String {
    format!("no battles connect these captains with the anchor: {names}")
}

pub(crate) const LADDER_NEEDS_TWO: &str = "--seats names 1 captain; a ladder needs 2 or more";
pub(crate) fn listed_twice(name: impl Display) -> String {
    format!("--seats names {name} twice; a ladder lists each captain once")
}

pub(crate) fn anchor_missing(name: impl Display) -> String {
    format!("--anchor: \"{name}\" is not among the captains of --seats")
}

pub(crate) const LADDER_TABLE: &str =
    "captain              Elo  95 % interval     score  battles ms per order";
pub(crate) const PAIRINGS_TABLE: &str =
    "pairing                          wins draws losses    score  95 % interval";
pub(crate) const DIFFERS_FROM: &str = "differs from";
pub(crate) fn ladder_order(verb: impl Display, seconds: impl Display) -> String {
    format!("\nthe ladder order {verb} the order of --seats; {seconds:.1} seconds")
}

// Lab: matches.
pub(crate) fn match_needs_two(named: impl Display) -> String {
    format!("--seats names {named}; a match needs 2, such as --seats doctrine,random")
}

pub(crate) fn score_line(
    score: impl Display,
    captain: impl Display,
    low: impl Display,
    high: impl Display,
    kind: impl Display,
) -> String {
    format!(
        "score          {score} for {captain}, 95 % interval {low} to {high} (a draw counts half; {kind})"
    )
}

pub(crate) const SIDES_FIXED: &str = "sides          fixed: every battle has a seed of its own";
pub(crate) fn score_by_seat(first: impl Display, second: impl Display) -> String {
    format!("by seat        first seat {first}; second seat {second}")
}

pub(crate) fn battles_line(battles: impl Display, turns: impl Display, worth: impl Display) -> String {
    format!("battles        {battles}, {turns:.1} turns each; effective number of battles {worth:.0}")
}

pub(crate) fn thinking_line(captain: impl Display, millis: impl Display, orders: impl Display) -> String {
    format!("thinking       {captain}: {millis:.3} ms per order, {orders}")
}

pub(crate) const WILSON_BY_PAIRS: &str = "Wilson's interval by pairs";
pub(crate) const WILSON_INDEPENDENT: &str = "Wilson's interval, as if battles were independent";
pub(crate) const CLOPPER_PEARSON: &str = "Clopper and Pearson's interval, as if battles were independent";
pub(crate) fn score_above(low: impl Display) -> String {
    format!("the score is above {low}")
}

pub(crate) fn score_below(high: impl Display) -> String {
    format!("the score is below {high}")
}

pub(crate) fn undecided_after(battles: impl Display) -> String {
    format!("undecided after {battles}")
}

pub(crate) fn test_result(
    found: impl Display,
    low: impl Display,
    high: impl Display,
    alpha: impl Display,
    beta: impl Display,
) -> String {
    format!("{found} ({low} against {high}; error rates at most {alpha} and {beta})")
}

// Lab: playouts.
pub(crate) fn turns_line(turns: impl Display, each: impl Display) -> String {
    format!("turns          {turns}, {each:.2} per battle")
}

pub(crate) fn decisions_line(decisions: impl Display, each: impl Display) -> String {
    format!("decisions      {decisions}, {each:.2} per turn")
}

pub(crate) fn ns_per_turn(ns_per_turn: impl Display) -> String {
    format!("ns per turn    {ns_per_turn:.0}")
}

pub(crate) fn decisions_per_second(decisions_per_second: impl Display) -> String {
    format!("per second     {decisions_per_second:.0} decisions")
}

// Lab: solve.
pub(crate) fn no_small_game(game: impl Display, all: impl Display) -> String {
    format!("no small game is called \"{game}\"; there are: {all}")
}

pub(crate) fn not_solved(game: impl Display, gap: impl Display) -> String {
    format!("{game} is not solved: the bounds of its value are {gap} apart")
}

pub(crate) fn game_from(game: impl Display, start: impl Display) -> String {
    format!("game           {game} from \"{start}\"")
}

pub(crate) fn orders_of_small_game(ship: impl Display, missile: impl Display) -> String {
    format!("orders         a ship: nothing, {ship}; a missile: nothing, {missile}")
}

pub(crate) fn positions_and_orders(positions: impl Display, orders: impl Display) -> String {
    format!("positions      {positions}, {orders} of orders")
}

pub(crate) fn mixed_positions(mixed: impl Display, percent: impl Display) -> String {
    format!("mixed          {mixed} ({percent:.0} %) without a saddle point")
}

pub(crate) fn seat_begins(seat: impl Display, orders: impl Display) -> String {
    format!("seat {seat} begins  {orders}")
}

pub(crate) const SOLVE_TABLE: &str =
    "captain      nodes  exploitability  over seeds         in seat 1  in seat 2  positions";
pub(crate) const SOLVE_BAR: &str = "{bar:30} {msg}: {pos} of at most {len} positions";
pub(crate) fn positions_solved(name: impl Display, done: impl Display, most: impl Display) -> String {
    format!("{name}: {done} of at most {most} positions")
}

pub(crate) fn value_known_to(value: f64, gap: f64) -> String {
    format!("value          {value:.9} for seat 1, known to {gap:.1e}")
}

// Lab: the ceiling, and think times.
pub(crate) const CEILING_NEEDS_TWO: &str = "--captains needs two captains, the strong one first";
pub(crate) const CEILING_TABLE: &str = "\
| game | scenario | score, % | skill, % | seats, % | guessing, % | dice, % | both, % | ceiling, % | battles to lead | battles |
|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|";
pub(crate) const THINK_FAILED: &str = "think times";
pub(crate) fn think_head(game: impl Display, captains: &[String]) -> String {
    let columns = "--:|".repeat(captains.len());
    format!("*{game}*\n\n| scenario | pieces | {} |\n|---|--:|{columns}", captains.join(" | "))
}

// Lab: health.
pub(crate) fn no_scenario_to_measure(id: impl Display) -> String {
    format!("no scenario \"{id}\"; `firing-arc games` lists them")
}

pub(crate) fn health_written(path: impl Display) -> String {
    format!("wrote {path}")
}

pub(crate) fn health_command(game: impl Display) -> String {
    format!("firing-arc lab health {game} --out FOLDER")
}

pub(crate) fn health_figures(command: impl Display, lines: impl Display) -> String {
    format!("# Made by `{command}`.\n{lines}")
}

pub(crate) fn health_page(parts: impl Display) -> String {
    format!("{HEALTH_PAGE}\n{parts}")
}

// Lab: handicaps.
pub(crate) const HANDICAP_NEEDS_TWO: &str = "--captains needs two captains, the weak one first";
pub(crate) const HANDICAP_NEEDS_BATTLES: &str = "no battle was fought";
pub(crate) const SIDE_AND_STEPS: &str = "a side, a colon and a number of steps, such as 2:5";
pub(crate) fn handicap_of(side: impl Display) -> String {
    format!("handicap of side {side}")
}

pub(crate) const HANDICAP_IS_SOUGHT: &str = "this command looks for a handicap; leave --handicap out";
pub(crate) fn no_such_handicap(side: &dyn Display, steps: u32, most: usize) -> String {
    let steps = counted(u64::from(steps), "step");
    format!("side {side} cannot start weaker by {steps}; at most {most} here")
}

pub(crate) fn no_handicap_needed(side: &str) -> String {
    format!("{side} needs no handicap")
}

pub(crate) fn handicap_found(side: &str, told: &str) -> String {
    format!("{side} starts {told}")
}

pub(crate) fn handicap_asked(scenario: &str, weak: &str, strong: &str, side: &str) -> String {
    format!("{scenario}: {weak} against {strong}, who is {side}")
}

/// `share` is a share and the bounds of its interval, in percent.
pub(crate) fn handicap_share(captain: &str, share: &[String; 3], battles: u64) -> String {
    format!("expected       {}", share_of(captain, share, battles))
}

pub(crate) fn handicap_checked(captain: &str, share: &[String; 3], battles: u64) -> String {
    format!("fresh seeds    {}", share_of(captain, share, battles))
}

fn share_of(captain: &str, [share, low, high]: &[String; 3], battles: u64) -> String {
    format!("{share} % for {captain}, 95 % interval {low} % to {high} %; {}", counted(battles, "battle"))
}

pub(crate) fn handicap_steps(side: &dyn Display, steps: u32, most: u32) -> String {
    format!("steps          {steps} of {most}: --handicap {side}:{steps}")
}

pub(crate) fn handicap_file(lines: &str) -> String {
    format!("# Made by `firing-arc lab handicap`.\n{lines}\n")
}

const HEALTH_PAGE: &str = "\
# Health of the scenarios

Look up who wins a scenario, how often nobody does, how long it lasts, and what skill is worth. [The lab](../lab.md#health) explains the
command. A game or scenario that is not here was not measured yet.

Each scenario is measured with captains that play both sides: the doctrine, and a captain that searches: the level *captain* with two
pieces, a lieutenant with up to four, a cadet with more.

- A *share* is the first side's part of the victories, draws counted half, with its 95 % interval.
- *Bounds* says whether each side wins 42 to 58 % and at most 15 % are drawn. Between captains sequential tests decide: a scenario at a
  bound passes each with a probability of at most 5 %, and one with a share of 50 % fails each with at most 0.5 %. *No decision* means that
  they had not decided after the battles allowed. Then the share measured counts, if its interval lies between 38 and 62 %; so does that
  between doctrines. This is weaker: a scenario whose true share is 58 % is then called even in about 4 of 10 cases. *Unsure* means that
  three times as many battles left the interval too wide.
- *Seed* is that of `--seed`; scenarios may be measured one by one (`--scenario`).
- *Turns*, *orders* and *minutes* are those between captains. Minutes are an estimate for people, from our own seconds for an order.
- *Skill* is the captain's score against doctrine, from each side.
- *Even* and *book* are our claims: a book form is kept as it was first published, although one side or nobody wins too often.
";
