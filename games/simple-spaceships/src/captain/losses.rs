//! The worth of a die in each box: the attacker names the most valuable die, the target's owner the least valuable.

use rules_simple_spaceships::PanelBox;

use super::picture::TacticalPicture;

/// Returns the worth of a die in each of these boxes to its ship.
pub(crate) fn worths(eye: TacticalPicture<'_>, target: usize, boxes: &[PanelBox]) -> Vec<(PanelBox, f64)> {
    let ship = eye.ship(target);
    let panel = &ship.panel;
    let worth = |of: PanelBox| match of {
        // A ship that has been active keeps the dice left in its boxes; a die in Reserve is free to go to any box.
        PanelBox::Movement if ship.done => 0.30 + if eye.runs(target) { 0.05 } else { 0.0 },
        PanelBox::Attack if ship.done => 0.28,
        PanelBox::Movement => {
            let last = if panel[of] == 1 { 0.5 } else { 0.0 };
            let running = if eye.runs(target) { 0.6 } else { 0.0 };
            0.42 + last + running
        }
        // The more dice an attack has, the more each of them is worth.
        PanelBox::Attack => 0.3 + 0.12 * f64::from(panel[of].min(6)),
        _ => 0.40,
    };
    boxes.iter().map(|of| (*of, worth(*of))).collect()
}
