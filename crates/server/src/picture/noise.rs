//! Hashes and value noise, as in the client: the same seed gives the same sky in both.

/// Returns a number from 0 to 1 for two whole numbers and a seed.
pub fn hash(x: i32, y: i32, seed: u32) -> f64 {
    let a = (x.wrapping_add(0x51ed) as u32).wrapping_mul(0x85eb_ca6b);
    let b = (y.wrapping_add(0x2f3b) as u32).wrapping_mul(0xc2b2_ae35);
    let c = seed.wrapping_add(0x1b87).wrapping_mul(0x27d4_eb2f);
    let n = a ^ b ^ c;
    let n = (n ^ (n >> 15)).wrapping_mul(0x2c1b_3c6d);
    let n = (n ^ (n >> 12)).wrapping_mul(0x297a_2d39);
    f64::from(n ^ (n >> 15)) / 4_294_967_296.0
}

/// Returns smooth noise between the hashes of whole places.
fn noise(x: f64, y: f64, seed: u32) -> f64 {
    let (i, j) = (x.floor(), y.floor());
    let (fx, fy) = (x - i, y - j);
    let (u, v) = (fx * fx * (3.0 - 2.0 * fx), fy * fy * (3.0 - 2.0 * fy));
    let (i, j) = (i as i32, j as i32);
    let a = hash(i, j, seed);
    let b = hash(i + 1, j, seed);
    let c = hash(i, j + 1, seed);
    a + (b - a) * u + (c - a) * v + (a - b - c + hash(i + 1, j + 1, seed)) * u * v
}

/// Returns noise summed over octaves, each turned, twice as fine and half as strong as the one before.
pub fn layered(x: f64, y: f64, seed: u32, octaves: u32) -> f64 {
    let (mut sum, mut weight, mut strength) = (0.0, 0.0, 0.5);
    let (mut px, mut py) = (x, y);
    for octave in 0..octaves {
        sum += strength * noise(px, py, seed.wrapping_add(octave));
        weight += strength;
        strength /= 2.0;
        (px, py) = (px * 1.6 - py * 1.2 + 3.7, px * 1.2 + py * 1.6 + 1.9);
    }
    sum / weight
}

/// Returns 0 below `from`, 1 above `to`, and what is smooth between.
pub fn smooth(from: f64, to: f64, value: f64) -> f64 {
    let share = ((value - from) / (to - from)).clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

/// Returns a seed for a text (FNV-1a).
pub fn seed_of(text: &str) -> u32 {
    let n =
        text.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    (n ^ (n >> 15)) >> 8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_is_the_clients_to_the_last_digits() {
        // `hash(3, 5, 7)` and `layered(1.5, -2.25, 9, 4)` of `web/src/stage/noise.ts`.
        let near = |found: f64, wanted: f64| assert!((found - wanted).abs() < 1e-9, "{found}, not {wanted}");
        near(hash(3, 5, 7), 0.168_714_327_737_689_02);
        near(layered(1.5, -2.25, 9, 4), 0.509_681_889_234_878_2);
        assert_eq!(seed_of("abc"), 1_722_333);
    }
}
