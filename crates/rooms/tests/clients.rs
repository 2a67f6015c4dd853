//! Simulated clients of rooms of letters: what strict and shared rooms have in common.

use engine::Seeded;
use seals::Mail;

/// Returns random bytes.
pub fn fresh(rng: &mut Seeded) -> [u8; 32] {
    std::array::from_fn(|_| rng.below(256) as u8)
}

/// Opens what each client keeps.
pub fn again(mails: &[Mail; 2]) -> [Mail; 2] {
    mails.each_ref().map(|mail| Mail::open(&games::SHELF, &mail.kept()).expect("it is kept"))
}

/// Returns `true` once both clients have both signatures under the end.
pub fn have_signed(mails: &[Mail; 2]) -> bool {
    mails.iter().all(|mail| mail.playing().is_some_and(|playing| playing.signed().len() == 2))
}

/// Returns the record of a client.
pub fn record(mail: &Mail) -> String {
    mail.playing().expect("it has begun").record()
}
