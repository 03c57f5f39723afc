/*
 * poncin_core: fast kernels and exact solvers for Cirulla, Cirollon and Mariagio.
 *
 * Every call returns a number that is 0 or more on success and one of the PONCIN_… codes below otherwise; the text of
 * a thread's last error is kept for poncin_last_error. No call keeps a pointer, and any bytes may be passed: what is
 * no game, state, view or move is refused. Calls may run in several threads at once. Calls that take `threads`
 * (1 to 256) give the same results for any number of them.
 *
 * game    One line of UTF-8 without a terminating 0: the id, the number of players, and the options that are not at
 *         their defaults, blanks between: "cirulla 2 low_triple=13 declaration=optional".
 * card    A byte: rank index * 4 + suit, rank indices 0–9 for A 2 3 4 5 6 7 J Q K, suits 0–3 for h d c s.
 * deck    40 bytes: the cards in the order in which they leave the pack.
 * state   PONCIN_STATE_SIZE bytes that poncin_deal or poncin_state_read made. Their layout may change with the
 *         interface version; poncin_state_text writes them as text.
 * view    One line of key=value, as poncin_view writes it: what a seat may know. docs/core.md lists the keys.
 * move    A 64-bit number; the legal moves of a position are in ascending order. Bits 60–63 are the kind: 0 exchange,
 *         1 marriage (suit in bits 0–1), 2 barsega, 3 barsegon, 4 grande (the value named for the matta in bits 0–3,
 *         0 if none; the cards in bits 4–43), 5 play (the captured cards in bits 0–39, the card in bits 40–45).
 * text    Calls that write text or lists return the full length, also where there is less room. Text is written only
 *         if all of it fits; a list of numbers as far as it fits.
 */
#ifndef PONCIN_CORE_H
#define PONCIN_CORE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define PONCIN_ABI_VERSION 2
#define PONCIN_STATE_SIZE 192

#define PONCIN_ARGUMENT (-1) /* a null pointer, a length or a number out of range */
#define PONCIN_OPTIONS (-2)  /* an unknown game or option, or a value that is not allowed */
#define PONCIN_POSITION (-3) /* bytes or text that describe no deck, state or view */
#define PONCIN_MOVE (-4)     /* a move that is none, or not legal here */
#define PONCIN_SPACE (-5)    /* no room for what was found */
#define PONCIN_INTERNAL (-6) /* a fault in the core */

/* ── versions and errors ── */

uint32_t poncin_abi_version(void);
/* The version of the rules that the core was proved against. */
uint32_t poncin_rules_version(void);
/* The text of this thread's last error. */
int64_t poncin_last_error(uint8_t *out, size_t cap);
/* 0 where the line names a game with its options. */
int64_t poncin_check_game(const uint8_t *game, size_t game_len);

/* ── one hand ── */

/* The shuffled pack at the end of a path of child streams of a seed. */
int64_t poncin_deck(uint64_t seed, const uint64_t *path, size_t path_len, uint8_t *deck);
/* The first position: 1, or 0 where the first table annuls the deal. */
int64_t poncin_deal(const uint8_t *game, size_t game_len, const uint8_t *deck, uint32_t dealer, uint8_t *out,
                    size_t out_len);
/* A whole position as text and back. */
int64_t poncin_state_text(const uint8_t *game, size_t game_len, const uint8_t *from, size_t from_len, uint8_t *out,
                          size_t cap);
int64_t poncin_state_read(const uint8_t *game, size_t game_len, const uint8_t *position, size_t position_len,
                          uint8_t *out, size_t out_len);
/* What a seat may know, as text; seat 255 is an onlooker. */
int64_t poncin_view(const uint8_t *game, size_t game_len, const uint8_t *from, size_t from_len, uint32_t seat,
                    uint8_t *out, size_t cap);
/* The legal moves; none only when the hand is over. */
int64_t poncin_legal(const uint8_t *game, size_t game_len, const uint8_t *from, size_t from_len, uint64_t *out,
                     size_t cap);
/* Makes a move in place: 1 while the hand goes on, 0 when it is over. */
int64_t poncin_play(const uint8_t *game, size_t game_len, uint8_t *at, size_t at_len, uint64_t mv);
/* The public events of a move, "Name field field; …". */
int64_t poncin_events(const uint8_t *game, size_t game_len, const uint8_t *from, size_t from_len, uint64_t mv,
                      uint8_t *out, size_t cap);
/* The score sheet, "rule side points; …"; of a running hand what was earned until now. */
int64_t poncin_score(const uint8_t *game, size_t game_len, const uint8_t *from, size_t from_len, uint8_t *out,
                     size_t cap);
/* Plays a hand by places in its lists of legal moves. `moves` gets every list on the way, its length first, that of
 * the last position included; `out` gets the last position. Returns how many numbers the lists are. */
int64_t poncin_trace(const uint8_t *game, size_t game_len, const uint8_t *deck, uint32_t dealer, const uint32_t *picks,
                     size_t picks_len, uint64_t *moves, size_t cap, uint8_t *out, size_t out_len);
/* The notation of a move and back, as in match records. */
int64_t poncin_move_text(uint64_t mv, uint8_t *out, size_t cap);
int64_t poncin_move_read(const uint8_t *from, size_t from_len, uint64_t *out);

/* ── many hands ── */

/* Random hands `first` to `first + hands - 1` of a seed. Hand h is dealt by seat h modulo the seats from
 * stream(seed).child(h).child(0) and played from .child(1). Eight sums: hands, moves, points by side (three), hands
 * that won the match at once by side (three). */
int64_t poncin_simulate(const uint8_t *game, size_t game_len, uint64_t seed, uint64_t first, uint64_t hands,
                        uint32_t threads, int64_t *sums);
/* The number of positions `depth` moves ahead; a finished hand is one leaf at any depth. */
int64_t poncin_perft(const uint8_t *game, size_t game_len, const uint8_t *from, size_t from_len, uint32_t depth,
                     uint32_t threads, uint64_t *leaves);
/* The same below each legal move; returns the number of moves. */
int64_t poncin_perft_split(const uint8_t *game, size_t game_len, const uint8_t *from, size_t from_len, uint32_t depth,
                           uint64_t *moves, uint64_t *leaves, size_t cap);
/* Fills `states` with whole positions that fit a view, their hidden cards dealt at random: number i from
 * stream(seed).child(i). Returns their number. */
int64_t poncin_resample(const uint8_t *game, size_t game_len, const uint8_t *view, size_t view_len, uint64_t seed,
                        uint32_t threads, uint8_t *states, size_t states_len);
/* One move on each of many tables, in place. results: 1 goes on, 0 over, or an error code where nothing happened. */
int64_t poncin_step(const uint8_t *game, size_t game_len, uint8_t *states, size_t states_len, const uint64_t *moves,
                    uint32_t threads, int32_t *results);
/* Solves positions between two sides with all cards open. Position i gets counts[i] moves and values from place
 * i * cap on: every legal move, or where `all` is 0 just a best one; counts[i] is an error code where that fails.
 * A value is the hand's final points of the side to move less those of the other side, both playing their best; a
 * side that wins the match at once counts 100 more. */
int64_t poncin_solve(const uint8_t *game, size_t game_len, const uint8_t *states, size_t states_len, uint32_t all,
                     uint32_t threads, uint64_t *moves, int32_t *values, size_t cap, int32_t *counts);

/* ── thinking with hidden cards ── */

/* What a seat thinks of its moves, best first: the view's seat is to act. `past` holds the moves of the hand so far,
 * one a line: an onlooker's view before the move, a tab, the packed move in decimal; it may be empty. `settings` is a
 * line of key=value words; docs/core.md lists them. Values are points of the hand more than the others make, and only
 * their differences mean something; errors are their standard errors, 0 where the value is exact. */
int64_t poncin_think(const uint8_t *game, size_t game_len, const uint8_t *view, size_t view_len, const uint8_t *past,
                     size_t past_len, const uint8_t *settings, size_t settings_len, uint64_t seed, uint32_t threads,
                     uint64_t *moves, double *values, double *errors, uint64_t *playouts, size_t cap);
/* The same with all cards open. */
int64_t poncin_think_open(const uint8_t *game, size_t game_len, const uint8_t *from, size_t from_len,
                          const uint8_t *settings, size_t settings_len, uint64_t seed, uint32_t threads,
                          uint64_t *moves, double *values, double *errors, uint64_t *playouts, size_t cap);
/* What a regular of the club thinks of the moves that a search looks at, in points, and in `promise` what each of three
 * sides may expect at the end of the hand. */
int64_t poncin_advice(const uint8_t *game, size_t game_len, const uint8_t *from, size_t from_len, uint64_t *moves,
                      double *opinions, size_t cap, double *promise);

/* ── WebAssembly only: memory for the caller, zeroed, aligned to 8, given back with the same size ── */

#ifdef __wasm__
uint8_t *poncin_alloc(size_t size);
void poncin_free(uint8_t *memory, size_t size);
#endif

#ifdef __cplusplus
}
#endif

#endif
