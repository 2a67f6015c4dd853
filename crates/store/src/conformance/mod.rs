//! The conformance suite: tests that every store must pass, for authors of stores to run.

mod crowds;
mod lists;
mod rows;
mod writes;

use crate::Store;

/// Runs the whole suite; `make` makes an empty store each time it is called.
///
/// # Panics
/// If the store breaks its contract: the message says where.
///
/// # Examples
/// ```
/// # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
/// store::conformance::run(async || store::Memory::new()).await;
/// # });
/// ```
pub async fn run<S: Store>(make: impl AsyncFn() -> S) {
    writes::numbers_have_no_gaps(&make().await).await;
    writes::a_stale_writer_is_refused(&make().await).await;
    writes::a_repeated_key_is_given_the_first_answer(&make().await).await;
    writes::keys_are_of_one_room(&make().await).await;
    writes::a_room_is_made_once_and_with_a_card(&make().await).await;
    writes::an_invitation_works_once(&make().await).await;
    writes::a_token_has_one_grant_in_a_room(&make().await).await;
    writes::a_refused_change_leaves_no_trace(&make().await).await;
    writes::bodies_come_back_as_they_were(&make().await).await;
    writes::an_event_is_rewritten_in_its_place(&make().await).await;
    lists::the_card_is_the_last_one_written(&make().await).await;
    lists::open_challenges_come_in_pages(&make().await).await;
    lists::rooms_are_found_by_tokens(&make().await).await;
    lists::clocks_start_move_and_stop(&make().await).await;
    lists::clocks_are_read_by_room(&make().await).await;
    lists::down_time_is_added_to_clocks_once(&make().await).await;
    lists::private_rows_are_put_and_deleted(&make().await).await;
    lists::old_rooms_are_purged_by_phase(&make().await).await;
    lists::a_forgotten_room_leaves_nothing(&make().await).await;
    crowds::many_tasks_lose_nothing(make().await).await;
    crowds::writers_of_one_room_take_turns(make().await).await;
    crowds::a_refused_change_spoils_no_other(make().await).await;
}
