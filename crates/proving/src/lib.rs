//! Tests that every game must pass, beside the laws of its rules: its pages play as they are written, its records replay,
//! its catalogues show every fact, its captains write legal orders and see nothing hidden, and its files are valid.
//!
//! The tests of a game call these with its [`Wing`]: [`prove!`] writes a test for each, and [`prove_search!`] writes those
//! of a search with a judge. Each function panics with the fault of the game.
//!
//! * [`clauses`], [`pages`]: the rulebook, its table and examples. [`records`], [`golden`], [`kinds`]: recorded battles.
//! * [`words`]: sentences, made a second time by Mozilla's library. [`reasons`]: the reasons of captains.
//! * [`scenarios`], [`classes`]: data files. [`tree`]: the files of a game's folder.
//! * [`captains`], [`hidden`], [`idle`], [`arena`], [`memory`]: captains and battles, and the memory of each.
//! * [`handicap`]: starts in which a side is weaker.
//! * [`types`]: the facts as TypeScript, for the client.
//! * [`laws`]: the laws in every scenario of the shelf.

#![allow(
    clippy::missing_panics_doc,
    reason = "all of these are tests: they panic where a game breaks its word"
)]

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod arena;
pub mod captains;
pub mod classes;
pub mod clauses;
pub mod golden;
pub mod handicap;
pub mod health;
pub mod hidden;
pub mod idle;
pub mod kinds;
pub mod laws;
pub mod memory;
pub mod pages;
pub mod reasons;
pub mod records;
pub mod scenarios;
pub mod tree;
pub mod types;
mod wing;
pub mod words;

pub use wing::Wing;

/// Writes all tests that a wing must pass: `proving::prove!(WING);`.
#[macro_export]
macro_rules! prove {
    ($wing:expr) => {
        $crate::tests! { proved, $wing,
            arena: a_battle_in_the_arena_is_the_battle_of_its_seed, a_captain_that_is_not_there_is_named;
            captains: plain_tactics_beat_random_orders_in_every_scenario,
                every_captain_plays_every_scenario_to_its_end_legally,
                who_is_not_asked_gets_no_advice_and_nobody_does_after_the_end;
            classes: a_class_changes_with_the_version_of_its_rules_alone;
            clauses: every_clause_has_its_page_in_the_order_of_the_table,
                a_page_says_where_we_have_ruled_ourselves, every_clause_has_an_example_that_rests_on_it,
                no_example_rests_on_a_clause_that_is_not_in_the_table,
                every_id_written_in_a_ruleset_is_in_its_table;
            golden: every_battle_of_the_list_has_its_record;
            handicap: a_battle_may_start_with_a_weaker_side, every_handicap_on_the_shelf_holds;
            health: every_claim_about_a_scenario_stands, figures_are_of_the_present_rules,
                a_starter_set_is_three_short_even_battles;
            hidden: what_others_have_sealed_changes_no_captains_order;
            idle: at_each_decision_of_a_random_battle_the_word_idle_is_taken;
            kinds: the_records_show_every_kind_of_event, the_kinds_of_a_record_are_read_from_its_facts;
            memory: a_battle_holds_no_more_than_it_counts,
                a_record_of_too_many_decisions_is_refused_before_it_is_played;
            pages: every_example_plays_as_it_is_written, every_page_file_stands_in_the_rulebook,
                an_example_shows_its_whole_play;
            reasons: every_advised_order_has_a_reason_in_plain_words_of_what_its_seat_sees;
            records: every_record_replays_exactly,
                every_record_on_disk_replays_and_in_its_own_wording_is_the_same,
                every_game_has_a_record_in_its_present_wording,
                rewording_a_sentence_breaks_no_record_and_is_told,
                a_record_of_any_game_replays_in_another_language_and_its_record_in_this_one,
                another_wording_replays_and_is_told,
                a_changed_fact_face_or_order_breaks_every_record_and_its_line_is_named,
                the_record_for_a_seat_is_read_and_not_played_and_tells_that_seat_alone;
            scenarios: every_scenario_file_is_on_the_shelf_and_loads,
                every_scenario_tells_each_side_how_it_wins,
                every_game_names_the_field_of_a_wrong_value,
                an_option_is_free_in_a_scenario_or_told_to_be_fixed_there;
            words: every_file_is_a_catalogue_of_its_game, every_event_is_said_in_every_language,
                mozillas_bundle_says_the_same, a_choice_shows_a_word_it_does_not_know,
                no_message_is_there_for_nothing, another_language_has_no_english_left_and_the_same_facts,
                a_language_that_is_not_there_is_refused_with_those_that_are,
                a_sentence_says_every_fact_but_those_its_message_lists;
        }
    };
}

/// Writes all tests that the search of a game with a judge must pass: `proving::prove_search!(Game, judge);`.
#[macro_export]
macro_rules! prove_search {
    ($game:ty, $judge:expr) => {
        mod proved_search {
            use super::*;

            #[test]
            fn a_search_holds_no_more_than_it_counts() {
                $crate::memory::a_search_holds_no_more_than_it_counts::<$game, _>($judge);
            }

            #[test]
            fn a_search_stops_growing_at_its_budget() {
                $crate::memory::a_search_stops_growing_at_its_budget::<$game, _>($judge);
            }

            #[test]
            fn no_level_reaches_the_usual_budget_so_all_advise_as_without_one() {
                $crate::memory::no_level_reaches_the_usual_budget_so_all_advise_as_without_one::<$game, _>(
                    $judge,
                );
            }

            #[test]
            fn a_search_whose_budget_is_spent_still_learns() {
                $crate::memory::a_search_whose_budget_is_spent_still_learns::<$game, _>($judge);
            }
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! tests {
    ($all:ident, $wing:expr, $($module:ident: $($name:ident),+;)*) => {
        mod $all {
            use super::*;
            $(mod $module {
                use super::*;
                $(#[test]
                fn $name() {
                    $crate::$module::$name(&$wing);
                })+
            })*
        }
    };
}
