//! Arrays of the caller, and arrays for callers without their own.

use crate::fault::{Fault, sized};
use crate::spec::Spec;

/// The arrays that a step writes, in memory of the caller. [`Spec`] has their sizes.
///
/// A step writes only what has changed since the last step over the same arrays. Do not change them between two steps;
/// after a change, or over other arrays of the same address, call [`crate::Vector::rewrite`].
#[derive(Debug)]
pub struct Buffers<'a> {
    /// The views of the seats as numbers: battles × seats × values.
    pub observations: &'a mut [f32],
    /// 1 for each value of each factor that is open, else 0: battles × seats × factors × choices.
    pub masks: &'a mut [u8],
    /// 1 for a win, −1 for a loss, else 0: battles × seats.
    pub rewards: &'a mut [f32],
    /// 1 for a battle that this step has ended: battles.
    pub terminated: &'a mut [u8],
    /// 1 for a seat that must write now: battles × seats.
    pub acting: &'a mut [u8],
}

impl Buffers<'_> {
    /// Refuses arrays of wrong sizes.
    pub(crate) fn check(&self, spec: &Spec) -> Result<(), Fault> {
        sized("observations", self.observations.len(), spec.observations())?;
        sized("masks", self.masks.len(), spec.masks())?;
        sized("rewards", self.rewards.len(), spec.each_seat())?;
        sized("terminated", self.terminated.len(), spec.battles)?;
        sized("acting", self.acting.len(), spec.each_seat())
    }
}

/// Arrays of the right sizes, for callers that have none.
#[derive(Clone, PartialEq, Debug)]
pub struct Memory {
    /// As [`Buffers::observations`].
    pub observations: Vec<f32>,
    /// As [`Buffers::masks`].
    pub masks: Vec<u8>,
    /// As [`Buffers::rewards`].
    pub rewards: Vec<f32>,
    /// As [`Buffers::terminated`].
    pub terminated: Vec<u8>,
    /// As [`Buffers::acting`].
    pub acting: Vec<u8>,
}

impl Memory {
    /// Returns empty arrays of these sizes.
    pub fn of(spec: &Spec) -> Self {
        Self {
            observations: vec![0.0; spec.observations()],
            masks: vec![0; spec.masks()],
            rewards: vec![0.0; spec.each_seat()],
            terminated: vec![0; spec.battles],
            acting: vec![0; spec.each_seat()],
        }
    }

    /// Lends all arrays to a step.
    pub fn buffers(&mut self) -> Buffers<'_> {
        Buffers {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            terminated: &mut self.terminated,
            acting: &mut self.acting,
        }
    }
}
