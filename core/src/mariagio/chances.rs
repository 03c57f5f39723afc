//! The arithmetic of unseen cards.

/// Most cards that a hand holds hidden.
const HELD: usize = 7;
/// Most cards that a player has not seen.
const UNSEEN: usize = 32;
/// Most cards that are asked for: a suit.
const WANTED: usize = 10;

/// By the number of cards wanted, the chance that a hand holds any of them.
pub(super) type Row = [f32; WANTED + 1];

/// The chances where `held` of the `unseen` cards, drawn at random, are in the hand.
#[inline]
pub(super) fn chances(held: u8, unseen: u8) -> &'static Row {
    &CHANCES[usize::from(held)][usize::from(unseen)]
}

#[allow(clippy::cast_precision_loss)] // products of up to seven numbers up to 32
static CHANCES: [[Row; UNSEEN + 1]; HELD + 1] = {
    let mut table = [[[0.0; WANTED + 1]; UNSEEN + 1]; HELD + 1];
    let mut held = 0;
    while held <= HELD {
        let mut unseen = held;
        while unseen <= UNSEEN {
            let mut wanted = 0;
            while wanted <= WANTED && wanted <= unseen {
                // Ways to draw one card after the other, and those that miss the wanted ones.
                let (mut ways, mut misses, mut drawn) = (1_u64, 1_u64, 0);
                while drawn < held {
                    ways *= (unseen - drawn) as u64;
                    misses *= (unseen - wanted).saturating_sub(drawn) as u64;
                    drawn += 1;
                }
                table[held][unseen][wanted] = 1.0 - (misses as f64 / ways as f64) as f32;
                wanted += 1;
            }
            unseen += 1;
        }
        held += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_cases() {
        let near = |chance: f32, exact: f32| (chance - exact).abs() < 1e-6;
        assert!(near(chances(2, 4)[1], 0.5));
        assert!(near(chances(2, 5)[2], 1.0 - 3.0 / 10.0));
        assert!(near(chances(7, 32)[1], 7.0 / 32.0));
        assert!(near(chances(7, 7)[1], 1.0));
        assert!(near(chances(3, 9)[0], 0.0));
        assert!(near(chances(3, 9)[8], 1.0));
        assert!(near(chances(0, 9)[9], 0.0));
    }
}
