//! Two players on the same cards in all seats: `duel GAME A B DEALS [SEED [THREADS]]`.
//!
//! A player is `random`, `casual`, `club`, a line of settings of a search, or `open` and such a line
//! for one that sees all cards. Prints points a deal and hands won with 95 % intervals, and the
//! milliseconds of a move.

#[path = "players/mod.rs"]
mod players;

use std::time::Instant;

use players::{interval, Player};
use poncin_core::game::Game;
use poncin_core::rng::Stream;
use poncin_core::think::value::Features;
use poncin_core::think::worlds::Imagine;
use poncin_core::threads::in_parts;

const MATCH_WON: f64 = 30.0;

#[derive(Clone, Default)]
struct Deal {
    points: f64,
    won: f64,
    seconds: [f64; 2],
    moves: [u64; 2],
}

fn play_deal<K: Imagine + Features>(
    game: &K,
    players: &[Player; 2],
    seed: u64,
    number: u64,
) -> Deal {
    let stream = Stream::new(seed).child(number);
    let sides = game.sides();
    let mut seatings: Vec<Vec<usize>> = vec![vec![0, 1], vec![1, 0]];
    if sides == 3 {
        seatings = (0..6)
            .map(|i| {
                (0..3)
                    .map(|side| usize::from(side == i % 3) ^ (i / 3))
                    .collect()
            })
            .collect();
    }
    let mut deal = Deal::default();
    for seating in &seatings {
        let mut state = game.deal_from(&stream.child(0), (number % u64::from(game.seats())) as u8);
        let mut rng = stream.child(1);
        let mut past = Vec::new();
        while let Some(seat) = game.to_act(&state) {
            let which = seating[game.side(seat)];
            let start = Instant::now();
            let mv = players[which].choose(game, &state, &past, &mut rng);
            deal.seconds[which] += start.elapsed().as_secs_f64();
            deal.moves[which] += 1;
            past.push((game.view(&state, None), mv));
            game.play(&mut state, mv);
        }
        let sheet = game.score(&state);
        let mut points = sheet.totals().map(f64::from);
        if let Some(winner) = sheet.winner {
            points[usize::from(winner)] += MATCH_WON;
        }
        let mean = |which| {
            let own: Vec<f64> = (0..sides)
                .filter(|&s| seating[s] == which)
                .map(|s| points[s])
                .collect();
            own.iter().sum::<f64>() / own.len() as f64
        };
        let best = points[..sides].iter().cloned().fold(f64::MIN, f64::max);
        let winners: Vec<usize> = (0..sides).filter(|&s| points[s] == best).collect();
        let by_first = winners.iter().filter(|&&s| seating[s] == 0).count();
        deal.points += (mean(0) - mean(1)) / seatings.len() as f64;
        deal.won += by_first as f64 / winners.len() as f64 / seatings.len() as f64;
    }
    deal
}

fn run<K: Imagine + Features>(
    game: &K,
    players: &[Player; 2],
    deals: usize,
    seed: u64,
    threads: usize,
) {
    let mut played = vec![Deal::default(); deals];
    in_parts(&mut played, threads, |number, _, deal| {
        *deal = play_deal(game, players, seed, number as u64);
        Ok(())
    })
    .unwrap();
    let (points, points_half) = interval(played.iter().map(|deal| deal.points));
    let (won, won_half) = interval(played.iter().map(|deal| deal.won));
    let ms = |which: usize| {
        1e3 * played.iter().map(|deal| deal.seconds[which]).sum::<f64>()
            / played.iter().map(|deal| deal.moves[which]).sum::<u64>() as f64
    };
    println!(
        "{points:+.3} ± {points_half:.3} points  {:.1} ± {:.1} % won  {:.3} / {:.3} ms",
        100.0 * won,
        100.0 * won_half,
        ms(0),
        ms(1)
    );
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let number = |at: usize, or: u64| arguments.get(at).map_or(or, |text| text.parse().unwrap());
    let players = [Player::read(&arguments[2]), Player::read(&arguments[3])];
    let (deals, seed) = (number(4, 100) as usize, number(5, 1));
    let threads = number(6, 1) as usize;
    match Game::read(&arguments[1]).unwrap() {
        Game::Fishing(game) => run(&game, &players, deals, seed, threads),
        Game::Mariagio(game) => run(&game, &players, deals, seed, threads),
    }
}
