// Made by scripts/schemas from the package poncin.protocol: change it there.

/** The command with this key is done and on the server's disk: entry ``seq`` of the log. */
export interface Ack {
  type: "ack";
  key: string;
  seq: number;
}

/** The first table annuls the deal; the same dealer deals again. */
export interface Annulled {
  event: "annulled";
  reason: "aces" | "three_equal";
  /** Cards in the pack's order; empty: no card. */
  cards: string;
}

/** Agree to an undo or not. */
export interface Answer {
  type: "answer";
  /** Chosen by the client, different for each command: the same one again is answered, not done again. */
  key: string;
  /** The number of the last entry of the table's log that is known. */
  seq: number;
  /** A seat in the order of play, from 0. */
  seat: number;
  yes: boolean;
}

/** Change the agreement before a match (host); everybody is told. */
export interface Arrange {
  type: "arrange";
  /** Chosen by the client, different for each command: the same one again is answered, not done again. */
  key: string;
  /** The number of the last entry of the table's log that is known. */
  seq: number;
  setup: Setup;
}

/** The host changed the agreement of the table. */
export interface Arranged {
  event: "arranged";
}

/** Play again after a match, in the same seats or in shuffled ones. */
export interface AskRematch {
  type: "rematch";
  /** Chosen by the client, different for each command: the same one again is answered, not done again. */
  key: string;
  /** The number of the last entry of the table's log that is known. */
  seq: number;
  seats: "kept" | "shuffled";
}

/** Take the seat over again from the computer player that stands in; any move does so too. */
export interface Back {
  type: "back";
  /** Chosen by the client, different for each command: the same one again is answered, not done again. */
  key: string;
  /** The number of the last entry of the table's log that is known. */
  seq: number;
  /** A seat in the order of play, from 0. */
  seat: number;
}

/** The owner of a seat plays again. */
export interface CameBack {
  event: "came-back";
  /** A seat in the order of play, from 0. */
  seat: number;
}

/** A side holds all ten diamonds and wins the match. */
export interface Cappotto {
  event: "cappotto";
  side: number;
}

/** What there is to choose from. */
export interface Catalogue {
  version: string;
  games: Array<GameInfo>;
  levels: Array<string>;
  phrases: Array<"again" | "bye" | "good_game" | "good_luck" | "hello" | "hurry" | "lucky" | "must_go" | "sorry" | "thanks" | "think" | "well_played">;
  languages: Array<string>;
}

/** Say one of the phrases. */
export interface Chat {
  type: "chat";
  /** Chosen by the client, different for each command: the same one again is answered, not done again. */
  key: string;
  /** A seat in the order of play, from 0. */
  seat: number;
  phrase: "again" | "bye" | "good_game" | "good_luck" | "hello" | "hurry" | "lucky" | "must_go" | "sorry" | "thanks" | "think" | "well_played";
}

/** Make a seat free, whoever sits there (host). */
export interface ClearSeat {
  type: "clear_seat";
  /** Chosen by the client, different for each command: the same one again is answered, not done again. */
  key: string;
  /** The number of the last entry of the table's log that is known. */
  seq: number;
  /** A seat in the order of play, from 0. */
  seat: number;
}

/** The time of the seat to act, in milliseconds from when the message was made. */
export interface Clock {
  /** A seat in the order of play, from 0. */
  seat: number;
  left: number;
  bank: Array<number>;
}

/** The dealer took the first table; ``matta_value`` 0 without the matta. */
export interface DealerBonus {
  event: "dealer-bonus";
  rule: "dealer15" | "dealer30" | "dealer_low";
  /** A seat in the order of play, from 0. */
  dealer: number;
  /** Cards in the pack's order; empty: no card. */
  cards: string;
  matta_value: number;
  points: number;
}

/** So many cards went face down to each seat. */
export interface Dealt {
  event: "dealt";
  counts: Array<number>;
}

/** Declare three cards. */
export interface DeclareChoice {
  do: "declare";
  /** A move in the notation of match records, without its seat. */
  move: string;
  kind: "barsega" | "barsegon" | "grande";
  /** Cards in the pack's order; empty: no card. */
  cards: string;
  value: string | "";
  points: number;
}

/** A seat declared and exposed three cards; ``matta_value`` 0 where the matta is not among them or as printed. */
export interface Declared {
  event: "declared";
  /** A seat in the order of play, from 0. */
  seat: number;
  kind: "barsega" | "barsegon" | "grande";
  /** Cards in the pack's order; empty: no card. */
  cards: string;
  matta_value: number;
  points: number;
}

/** A seat drew from the stock: the turned-up trump, or a card that only it sees (null). */
export interface Drew {
  event: "drew";
  /** A seat in the order of play, from 0. */
  seat: number;
  card: string | null;
}

/** The match is over; ``by`` resigned or ran out of time. */
export interface Ended {
  event: "ended";
  reason: "cappotto" | "four_equal" | "resigned" | "target" | "timeout" | "unfinished";
  winner: number | null;
  by: number | null;
}

/** How a match ended. ``winner`` is a side, null where nobody wins; ``by`` resigned or ran out of time. */
export interface Ending {
  reason: "cappotto" | "four_equal" | "resigned" | "target" | "timeout" | "unfinished";
  winner: number | null;
  by: number | null;
}

/** Swap the two of trumps for the turned-up trump. */
export interface ExchangeChoice {
  do: "exchange";
  /** A move in the notation of match records, without its seat. */
  move: string;
  /** A card: rank and suit. */
  gives: string;
  /** A card: rank and suit. */
  takes: string;
}

/** A seat put the two of trumps under the stock and took this card for it. */
export interface Exchanged {
  event: "exchanged";
  /** A seat in the order of play, from 0. */
  seat: number;
  /** A card: rank and suit. */
  given: string;
  /** A card: rank and suit. */
  taken: string;
}

/** A hand of Cirulla or Cirollon. Lists by seat or by side. */
export interface FishingTable {
  kind: "fishing";
  /** A seat in the order of play, from 0. */
  dealer: number;
  to_act: number | null;
  stock: number;
  hands: Array<number>;
  /** Cards in the pack's order; empty: no card. */
  table: string;
  piles: Array<string>;
  exposed: Array<string>;
  /** A card: rank and suit. */
  matta: string;
  matta_value: number;
  sgobbe: Array<string>;
  marks: Array<Mark>;
  last_taker: number | null;
  points: Array<number>;
}

/** Four equal cards on the first table win the match for the dealer's side. */
export interface FourEqual {
  event: "four-equal";
  /** A seat in the order of play, from 0. */
  dealer: number;
  /** Cards in the pack's order; empty: no card. */
  cards: string;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  players: Array<number>;
  options: Array<OptionInfo>;
}

/** The hand is over. */
export interface HandOver {
  event: "hand-over";
}

/** A seat won the last trick. */
export interface LastTrick {
  event: "last-trick";
  /** A seat in the order of play, from 0. */
  seat: number;
  points: number;
}

/** The cards left on the table went to the side that captured last. */
export interface Leftovers {
  event: "leftovers";
  side: number;
  /** Cards in the pack's order; empty: no card. */
  cards: string;
}

/** Open tables with a free seat, newest first, and the tables where the asking guest has a seat. */
export interface Lobby {
  open: Array<LobbyTable>;
  mine: Array<LobbyTable>;
}

/** A table that waits for people. */
export interface LobbyTable {
  /** The short code of a table. */
  code: string;
  setup: Setup;
  seats: Array<SeatInfo>;
}

/** What happened by one entry of a table's log. */
export interface LogEntry {
  seq: number;
  events: Array<Dealt | TableDealt | Annulled | FourEqual | DealerBonus | Played | Took | Sgobba | Declared | Leftovers | Cappotto | TrumpTurned | TrickWon | Drew | Exchanged | Married | MarriageCaptured | LastTrick | HandOver | Moved | Scored | Ended | Sat | Stood | Arranged | Started | ReadyFor | UndoAsked | UndoRefused | Undone | WentAway | CameBack | Rematch>;
}

/** The table just made; people join it by the code. */
export interface MadeTable {
  /** The short code of a table. */
  code: string;
}

/** The token, told this once: send it as ``Authorization: Bearer TOKEN``. */
export interface MadeToken {
  id: number;
  name: string;
  token: string;
}

/** Make a move. */
export interface MakeMove {
  type: "move";
  /** Chosen by the client, different for each command: the same one again is answered, not done again. */
  key: string;
  /** The number of the last entry of the table's log that is known. */
  seq: number;
  /** A seat in the order of play, from 0. */
  seat: number;
  /** A move in the notation of match records, without its seat. */
  move: string;
}

/** A hand of Mariagio. Lists by seat, which is also the side. */
export interface MariagioTable {
  kind: "mariagio";
  /** A seat in the order of play, from 0. */
  dealer: number;
  to_act: number | null;
  stock: number;
  hands: Array<number>;
  trump: "c" | "d" | "h" | "s";
  upcard: string | null;
  led: string | null;
  piles: Array<string>;
  shown: Array<string>;
  married: Array<string>;
  tricks: number;
  last_winner: number | null;
  points: Array<number>;
}

/** A bonus scored in the open: the sheet's rule, who, which cards, the matta's value (0: none or as printed). */
export interface Mark {
  rule: string;
  /** A seat in the order of play, from 0. */
  seat: number;
  /** Cards in the pack's order; empty: no card. */
  cards: string;
  matta_value: number;
  points: number;
}

/** The trick just won was king and queen of one suit. */
export interface MarriageCaptured {
  event: "marriage-captured";
  /** A seat in the order of play, from 0. */
  seat: number;
  suit: "c" | "d" | "h" | "s";
  points: number;
}

/** Show king and queen of a suit. */
export interface MarriageChoice {
  do: "marriage";
  /** A move in the notation of match records, without its seat. */
  move: string;
  suit: "c" | "d" | "h" | "s";
  points: number;
}

/** A seat showed king and queen of a suit. */
export interface Married {
  event: "married";
  /** A seat in the order of play, from 0. */
  seat: number;
  suit: "c" | "d" | "h" | "s";
  points: number;
}

/** A match being played or just ended. */
export interface MatchInfo {
  /** A match; who knows it may see the match. */
  id: string;
  number: number;
  hand: number;
  totals: Array<number>;
  target: number;
  history: Array<Array<number>>;
  commitment: string | null;
  /** A SHA-256, hexadecimal. */
  next_commitment: string;
  position: FishingTable | MariagioTable | null;
  sheet: Sheet | null;
  ending: Ending | null;
  offer: Offer | null;
  clock: Clock | null;
}

/** The matches of the asking guest, newest first. ``before`` of the next page is ``next``; null: no more. */
export interface MatchList {
  matches: Array<MatchSummary>;
  next: number | null;
}

/** A finished match. */
export interface MatchSummary {
  /** A match; who knows it may see the match. */
  id: string;
  game: string;
  options: Record<string, number | string>;
  seats: Array<RecordSeat>;
  points: Array<number>;
  ending: Ending;
  hands: number;
  plies: number;
  ended: number;
  imported: boolean;
  mine: Array<number>;
}

/** Who is asking. */
export interface Me {
  name: string;
  program: boolean;
}

/** A seat made this move, by a person, a computer player in its own seat, or one that stands in; facts follow. */
export interface Moved {
  event: "moved";
  /** A seat in the order of play, from 0. */
  seat: number;
  /** A move in the notation of match records, without its seat. */
  move: string;
  by: "bot" | "person" | "stand-in";
}

/** Hear nothing more from a seat over this connection, or hear it again. */
export interface Mute {
  type: "mute";
  /** Chosen by the client, different for each command: the same one again is answered, not done again. */
  key: string;
  /** A seat in the order of play, from 0. */
  seat: number;
  on: boolean;
}

/** What a guest wants to be called; without it the name stays as it is. */
export interface NewMe {
  /** What a person or program is called: some letters, no control characters. */
  name?: string;
}

/** A table to be made. Its maker is the host and sits in ``seat``. */
export interface NewTable {
  setup: Setup;
  seat?: number | null;
  bots?: string | Array<string>;
  start?: boolean;
}

/** A program that may play. */
export interface NewToken {
  /** What a person or program is called: some letters, no control characters. */
  name: string;
}

/** A seat asks to take its last move back; these seats have not answered yet. */
export interface Offer {
  /** A seat in the order of play, from 0. */
  seat: number;
  waiting: Array<number>;
}

/** An option of a game: either ``values`` lists what is allowed, or ``lowest`` and ``highest`` bound it. */
export interface OptionInfo {
  name: string;
  default: number | string;
  values: Array<number | string>;
  lowest: number | null;
  highest: number | null;
}

/** Ask for a `pong`. */
export interface Ping {
  type: "ping";
  /** Chosen by the client, different for each command: the same one again is answered, not done again. */
  key: string;
}

/** Play a card. ``best`` marks one choice for each card: the one to preselect. */
export interface PlayChoice {
  do: "play";
  /** A move in the notation of match records, without its seat. */
  move: string;
  /** A card: rank and suit. */
  card: string;
  /** Cards in the pack's order; empty: no card. */
  takes: string;
  kind: "" | "ace" | "equal" | "fifteen" | "sum";
  best: boolean;
}

/** A seat played a card that counts ``value``. */
export interface Played {
  event: "played";
  /** A seat in the order of play, from 0. */
  seat: number;
  /** A card: rank and suit. */
  card: string;
  value: number;
}

/** The answer to `ping`; also to `chat` and `mute`. */
export interface Pong {
  type: "pong";
  key: string;
}

/** The receiver's seats are ready for the next deal, and add this to its shuffle. */
export interface Ready {
  type: "ready";
  /** Chosen by the client, different for each command: the same one again is answered, not done again. */
  key: string;
  /** The number of the last entry of the table's log that is known. */
  seq: number;
  /** 256 random bits of a seat, hexadecimal. */
  nonce?: string;
}

/** A seat is ready for the next deal. */
export interface ReadyFor {
  event: "ready";
  /** A seat in the order of play, from 0. */
  seat: number;
}

/** The answer to `why`: null where the move is legal. */
export interface Reason {
  type: "reason";
  key: string;
  refusal: Refusal | null;
  sentence?: string;
}

/** Who sat in a seat. */
export interface RecordSeat {
  name: string;
  kind: "bot" | "human";
  level: string;
}

/** Why something was refused: the words' message ``error-CODE`` makes a sentence of it. */
export interface Refusal {
  code: string;
  details: Record<string, string | number | Refusal | null>;
}

/** The command with this key (empty: it could not be read) changed nothing. */
export interface Refused {
  type: "refused";
  key: string;
  seq: number;
  code: string;
  details: Record<string, string | number | Refusal | null>;
}

/** The same people play again; ``shuffled``: in other seats. */
export interface Rematch {
  event: "rematch";
  shuffled: boolean;
}

/** The position after ``ply`` moves of a record, all cards open. */
export interface Replay {
  ply: number;
  last: number;
  hand: number;
  totals: Array<number>;
  position: FishingTable | MariagioTable;
  hands: Array<string>;
  stock: Array<string>;
  events: Array<Dealt | TableDealt | Annulled | FourEqual | DealerBonus | Played | Took | Sgobba | Declared | Leftovers | Cappotto | TrumpTurned | TrickWon | Drew | Exchanged | Married | MarriageCaptured | LastTrick | HandOver | Moved | Scored | Ended | Sat | Stood | Arranged | Started | ReadyFor | UndoAsked | UndoRefused | Undone | WentAway | CameBack | Rematch>;
  next: string | null;
  sheet: Sheet | null;
  ending: Ending | null;
}

/** Give the match up. */
export interface Resign {
  type: "resign";
  /** Chosen by the client, different for each command: the same one again is answered, not done again. */
  key: string;
  /** The number of the last entry of the table's log that is known. */
  seq: number;
  /** A seat in the order of play, from 0. */
  seat: number;
}

/** Somebody says something. */
export interface Said {
  type: "said";
  /** A seat in the order of play, from 0. */
  seat: number;
  phrase: "again" | "bye" | "good_game" | "good_luck" | "hello" | "hurry" | "lucky" | "must_go" | "sorry" | "thanks" | "think" | "well_played";
}

/** A person, program or computer player took a seat. */
export interface Sat {
  event: "sat";
  /** A seat in the order of play, from 0. */
  seat: number;
  name: string;
}

/** The hand was counted: its points and the totals by side. */
export interface Scored {
  event: "scored";
  points: Array<number>;
  totals: Array<number>;
}

/** Put a computer player in a free seat, or another one in its place (host). */
export interface SeatBot {
  type: "seat_bot";
  /** Chosen by the client, different for each command: the same one again is answered, not done again. */
  key: string;
  /** The number of the last entry of the table's log that is known. */
  seq: number;
  /** A seat in the order of play, from 0. */
  seat: number;
  /** A computer player: random, club, expert, master, master:1000, master:50ms. */
  level: string;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  kind: "bot" | "free" | "person" | "program";
  name?: string;
  level?: string;
  host?: boolean;
  connected?: boolean;
  away?: boolean;
  ready?: boolean;
}

/** What only the owner of a seat is told. */
export interface SeatView {
  /** A seat in the order of play, from 0. */
  seat: number;
  /** Cards in the pack's order; empty: no card. */
  hand: string;
  choices: Array<PlayChoice | DeclareChoice | MarriageChoice | ExchangeChoice>;
  /** Commands that the seat may give now. */
  may: Array<"answer" | "back" | "chat" | "move" | "ready" | "resign" | "stand" | "undo">;
}

/** The agreement of a table. A server tells every option; a client may leave out those with their usual value. */
export interface Setup {
  game: string;
  players: number;
  options?: Record<string, number | string>;
  open?: boolean;
  onlookers?: boolean;
  move_seconds?: number;
  match_seconds?: number;
}

/** A seat cleared the table and scores for it. */
export interface Sgobba {
  event: "sgobba";
  /** A seat in the order of play, from 0. */
  seat: number;
  /** A card: rank and suit. */
  card: string;
}

/** The score sheet of a finished hand; ``hand`` counts from 0. */
export interface Sheet {
  hand: number;
  /** A seat in the order of play, from 0. */
  dealer: number;
  lines: Array<SheetLine>;
  points: Array<number>;
  totals: Array<number>;
}

/** A line of a score sheet: what was compared for each side (null: cannot compete), points, the deciding cards. */
export interface SheetLine {
  rule: string;
  counts: Array<number | null>;
  points: Array<number>;
  cards: Array<string>;
  note: "" | "below_threshold" | "incomplete" | "missing_suits" | "tie";
  values: Array<Array<number>>;
}

/** The score sheets of the finished hands of a table's match. */
export interface Sheets {
  sheets: Array<Sheet>;
}

/** Take a free seat, also a second one for somebody at the same device. */
export interface Sit {
  type: "sit";
  /** Chosen by the client, different for each command: the same one again is answered, not done again. */
  key: string;
  /** The number of the last entry of the table's log that is known. */
  seq: number;
  /** A seat in the order of play, from 0. */
  seat: number;
  /** What a person or program is called: some letters, no control characters. */
  name?: string;
}

/** The whole table: first after connecting, and whenever the client is so far behind that nothing else helps. */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  code: string;
  setup: Setup;
  table: Table;
  you: You;
  events: Array<Dealt | TableDealt | Annulled | FourEqual | DealerBonus | Played | Took | Sgobba | Declared | Leftovers | Cappotto | TrumpTurned | TrickWon | Drew | Exchanged | Married | MarriageCaptured | LastTrick | HandOver | Moved | Scored | Ended | Sat | Stood | Arranged | Started | ReadyFor | UndoAsked | UndoRefused | Undone | WentAway | CameBack | Rematch>;
  since: number;
}

/** Leave a seat before a match or after it. */
export interface Stand {
  type: "stand";
  /** Chosen by the client, different for each command: the same one again is answered, not done again. */
  key: string;
  /** The number of the last entry of the table's log that is known. */
  seq: number;
  /** A seat in the order of play, from 0. */
  seat: number;
}

/** Begin the match when every seat is taken (host); the host's seats are ready then. */
export interface Start {
  type: "start";
  /** Chosen by the client, different for each command: the same one again is answered, not done again. */
  key: string;
  /** The number of the last entry of the table's log that is known. */
  seq: number;
  /** 256 random bits of a seat, hexadecimal. */
  nonce?: string;
}

/** A match begins as soon as everybody is ready. */
export interface Started {
  event: "started";
  number: number;
}

/** All deals of finished matches of this server: where each card lay in the pack. */
export interface Statistics {
  matches: number;
  deals: number;
  counts: Array<Array<number>>;
  chi_square: number;
  degrees: number;
}

/** A seat became free. */
export interface Stood {
  event: "stood";
  /** A seat in the order of play, from 0. */
  seat: number;
  name: string;
}

/** A table as everybody sees it. */
export interface Table {
  phase: "dealing" | "over" | "playing" | "scored" | "setup";
  seats: Array<SeatInfo>;
  match: MatchInfo;
}

/** These cards were laid face up. */
export interface TableDealt {
  event: "table-dealt";
  /** Cards in the pack's order; empty: no card. */
  cards: string;
}

/** What happened in the match of a table so far, moves taken back included. */
export interface TableLog {
  entries: Array<LogEntry>;
}

/** A program of the asking guest. */
export interface TokenInfo {
  id: number;
  name: string;
  made: number;
}

/** The programs of the asking guest. */
export interface TokenList {
  tokens: Array<TokenInfo>;
}

/** The card just played took these from the table. */
export interface Took {
  event: "took";
  /** A seat in the order of play, from 0. */
  seat: number;
  /** A card: rank and suit. */
  card: string;
  /** Cards in the pack's order; empty: no card. */
  cards: string;
  kind: "ace" | "equal" | "fifteen" | "sum";
}

/** A seat won the trick. */
export interface TrickWon {
  event: "trick-won";
  /** A seat in the order of play, from 0. */
  seat: number;
  /** Cards in the pack's order; empty: no card. */
  cards: string;
  points: number;
}

/** This card was turned up under the stock: its suit is trumps. */
export interface TrumpTurned {
  event: "trump-turned";
  /** A card: rank and suit. */
  card: string;
}

/** Take the seat's last move back: at once against the computer, else when all others agree. */
export interface Undo {
  type: "undo";
  /** Chosen by the client, different for each command: the same one again is answered, not done again. */
  key: string;
  /** The number of the last entry of the table's log that is known. */
  seq: number;
  /** A seat in the order of play, from 0. */
  seat: number;
}

/** A seat asks to take its last move back. */
export interface UndoAsked {
  event: "undo-asked";
  /** A seat in the order of play, from 0. */
  seat: number;
}

/** A seat does not agree to it. */
export interface UndoRefused {
  event: "undo-refused";
  /** A seat in the order of play, from 0. */
  seat: number;
}

/** Moves were taken back: the hand stands where it had so many. */
export interface Undone {
  event: "undone";
  /** A seat in the order of play, from 0. */
  seat: number;
  moves: number;
}

/** Something happened, or somebody came or went (then ``seq`` is the last number again and there is no event). */
export interface Update {
  type: "update";
  seq: number;
  events: Array<Dealt | TableDealt | Annulled | FourEqual | DealerBonus | Played | Took | Sgobba | Declared | Leftovers | Cappotto | TrumpTurned | TrickWon | Drew | Exchanged | Married | MarriageCaptured | LastTrick | HandOver | Moved | Scored | Ended | Sat | Stood | Arranged | Started | ReadyFor | UndoAsked | UndoRefused | Undone | WentAway | CameBack | Rematch>;
  table: Table;
  you: You;
  setup?: Setup;
}

/** A seat's time is nearly over; ``left`` milliseconds remain. */
export interface Warned {
  type: "warned";
  /** A seat in the order of play, from 0. */
  seat: number;
  left: number;
}

/** A computer player moves for a seat from now on. */
export interface WentAway {
  event: "went-away";
  /** A seat in the order of play, from 0. */
  seat: number;
}

/** Ask why a move is not legal now; with ``lang`` also for the sentence. */
export interface Why {
  type: "why";
  /** Chosen by the client, different for each command: the same one again is answered, not done again. */
  key: string;
  /** A seat in the order of play, from 0. */
  seat: number;
  /** A move in the notation of match records, without its seat. */
  move: string;
  lang?: "en" | "it" | "lij";
}

/** What the receiver alone is told. */
export interface You {
  seats: Array<SeatView>;
  host: boolean;
  /** Commands about the table that the receiver may give now. */
  may: Array<"arrange" | "clear_seat" | "rematch" | "seat_bot" | "sit" | "start">;
}

export type TableEvent = Dealt | TableDealt | Annulled | FourEqual | DealerBonus | Played | Took | Sgobba | Declared | Leftovers | Cappotto | TrumpTurned | TrickWon | Drew | Exchanged | Married | MarriageCaptured | LastTrick | HandOver | Moved | Scored | Ended | Sat | Stood | Arranged | Started | ReadyFor | UndoAsked | UndoRefused | Undone | WentAway | CameBack | Rematch;

export type Position = FishingTable | MariagioTable;

export type Choice = PlayChoice | DeclareChoice | MarriageChoice | ExchangeChoice;

export type Command = Sit | Stand | SeatBot | ClearSeat | Arrange | Start | Ready | MakeMove | Undo | Answer | Resign | Back | AskRematch;

export type Request = Sit | Stand | SeatBot | ClearSeat | Arrange | Start | Ready | MakeMove | Undo | Answer | Resign | Back | AskRematch | Why | Chat | Mute | Ping;

export type Message = Snapshot | Update | Ack | Refused | Reason | Said | Warned | Pong;

export interface Routes {
  /** Games, options, computer players, phrases. */
  games: { method: "GET"; path: "/api/games"; body: null; answer: Catalogue };
  /** Who I am. */
  me: { method: "GET"; path: "/api/me"; body: null; answer: Me };
  /** Become a guest, or change my name. */
  enter: { method: "POST"; path: "/api/me"; body: NewMe; answer: Me };
  /** Open tables, and mine. */
  lobby: { method: "GET"; path: "/api/tables"; body: null; answer: Lobby };
  /** Make a table. */
  make_table: { method: "POST"; path: "/api/tables"; body: NewTable; answer: MadeTable };
  /** A table as I may see it. */
  see_table: { method: "GET"; path: "/api/tables/{code}"; body: null; answer: Snapshot };
  /** Send a command, as over the WebSocket. */
  command: { method: "POST"; path: "/api/tables/{code}"; body: Request; answer: Ack | Reason | Pong };
  /** All events of the table's match. */
  table_log: { method: "GET"; path: "/api/tables/{code}/log"; body: null; answer: TableLog };
  /** Score sheets of the table's match. */
  sheets: { method: "GET"; path: "/api/tables/{code}/sheets"; body: null; answer: Sheets };
  /** My finished matches. */
  my_matches: { method: "GET"; path: "/api/matches"; body: null; answer: MatchList };
  /** Import a record. */
  import_match: { method: "POST"; path: "/api/matches"; body: string; answer: MatchSummary };
  /** A finished match. */
  see_match: { method: "GET"; path: "/api/matches/{id}"; body: null; answer: MatchSummary };
  /** Its record, shuffles proved. */
  record: { method: "GET"; path: "/api/matches/{id}/record"; body: null; answer: string };
  /** A position of it, open. */
  replay: { method: "GET"; path: "/api/matches/{id}/plies/{ply}"; body: null; answer: Replay };
  /** Statistics of all deals. */
  statistics: { method: "GET"; path: "/api/statistics"; body: null; answer: Statistics };
  /** My programs. */
  tokens: { method: "GET"; path: "/api/tokens"; body: null; answer: TokenList };
  /** A token for a program. */
  make_token: { method: "POST"; path: "/api/tokens"; body: NewToken; answer: MadeToken };
  /** Revoke a program's token. */
  drop_token: { method: "DELETE"; path: "/api/tokens/{id}"; body: null; answer: null };
  /** The words of a language. */
  words: { method: "GET"; path: "/i18n/{lang}.ftl"; body: null; answer: string };
}
