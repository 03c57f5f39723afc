/** A seat before the match, with what may be done about it. */
import { useSignal } from "@preact/signals";
import type { Wish } from "../net/connection";
import { type Deed, Trouble, useAsked, useDeed } from "../parts/asked";
import type { SeatInfo } from "../protocol";
import { catalogue } from "../state/catalogue";
import type { Room, Shown } from "../state/room";
import { usual } from "../state/usual";
import { levelName } from "../words/sentences";
import { t } from "../words/words";

interface SeatProps {
  room: Room;
  shown: Shown;
  seat: number;
}

export function SeatCard({ room, shown, seat }: SeatProps) {
  const deed = useDeed();
  const info = shown.table.seats[seat] as SeatInfo;
  const own = shown.you.seats.find((each) => each.seat === seat);
  const send = (wish: Wish) => deed.act(() => room.connection.send(wish));
  return (
    <li class={`seat-card${own ? " mine" : ""}${info.kind === "free" ? " free" : ""}`}>
      <div class="seat-head">
        <span class="seat-number" aria-hidden="true">
          {seat + 1}
        </span>
        <p>
          <span class="sr-only">{t("web-seat", { seat: seat + 1 })}: </span>
          <strong>{room.reader.value.names[seat]}</strong>
          <SeatNotes info={info} own={Boolean(own)} />
        </p>
      </div>
      <div class="seat-deeds">
        {info.kind === "free" && shown.you.may.includes("sit") && (
          <FreeSeat room={room} shown={shown} seat={seat} deed={deed} />
        )}
        {shown.you.may.includes("seat_bot") && (info.kind === "free" || info.kind === "bot") && (
          <BotPicker
            seat={seat}
            level={info.level ?? ""}
            onPick={(level) => void send({ type: "seat_bot", seat, level })}
          />
        )}
        {own?.may.includes("stand") && (
          <button type="button" class="quiet-button" onClick={() => void send({ type: "stand", seat })}>
            {t("web-stand")}
          </button>
        )}
        {!own && info.kind !== "free" && shown.you.may.includes("clear_seat") && (
          <button type="button" class="quiet-button" onClick={() => void send({ type: "clear_seat", seat })}>
            {t("web-clear-seat")}
            <span class="sr-only"> {room.reader.value.names[seat]}</span>
          </button>
        )}
      </div>
      <Trouble refusal={deed.refusal.value} />
    </li>
  );
}

function SeatNotes({ info, own }: { info: SeatInfo; own: boolean }) {
  const notes = [
    own ? t("web-note-you") : "",
    info.host ? t("web-note-host") : "",
    info.kind === "bot" && info.level ? levelName(info.level) : "",
    info.kind === "program" ? t("web-note-program") : "",
    (info.kind === "person" || info.kind === "program") && !info.connected ? t("web-disconnected") : "",
  ].filter(Boolean);
  return notes.length ? <span class="soft"> · {notes.join(" · ")}</span> : null;
}

/** Sit down; or, for those who sit already, move there or let somebody at this device sit there. */
function FreeSeat({ room, shown, seat, deed }: SeatProps & { deed: Deed }) {
  const naming = useSignal(false);
  const name = useSignal("");
  const seated = shown.you.seats;
  const sit = () => deed.act(() => room.connection.send({ type: "sit", seat }));
  const move = () =>
    deed.act(async () => {
      const from = seated[0]?.seat;
      if (from !== undefined) await room.connection.send({ type: "stand", seat: from });
      await room.connection.send({ type: "sit", seat });
    });
  const seatOther = (event: SubmitEvent) => {
    event.preventDefault();
    void deed.act(() => room.connection.send({ type: "sit", seat, name: name.value.trim() }));
  };
  if (!seated.length)
    return (
      <button type="button" class="button" onClick={() => void sit()}>
        {t("web-sit")}
      </button>
    );
  if (naming.value)
    return (
      <form class="field-row" onSubmit={seatOther}>
        <input
          aria-label={t("web-name-of-seat", { seat: seat + 1 })}
          placeholder={t("web-name")}
          maxLength={24}
          required
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="button">
          {t("web-sit-other")}
        </button>
      </form>
    );
  return (
    <>
      {seated.length === 1 && (
        <button type="button" class="quiet-button" onClick={() => void move()}>
          {t("web-move-here")}
        </button>
      )}
      <button
        type="button"
        class="quiet-button"
        onClick={() => {
          naming.value = true;
        }}
      >
        {t("web-somebody-here")}
      </button>
    </>
  );
}

/** A computer player for the seat, or another level for the one that sits there. */
function BotPicker({
  seat,
  level,
  onPick,
}: {
  seat: number;
  level: string;
  onPick: (level: string) => void;
}) {
  const { answer } = useAsked(catalogue);
  const chosen = useSignal<string>(usual.value.level);
  const levels = answer?.levels ?? [];
  const offered = level && !levels.includes(level) ? [level, ...levels] : levels;
  return (
    <div class="bot-picker">
      <select
        aria-label={t("web-level-of-seat", { seat: seat + 1 })}
        value={level || chosen.value}
        onChange={(event) => {
          if (level) onPick(event.currentTarget.value);
          else chosen.value = event.currentTarget.value;
        }}
      >
        {offered.map((each) => (
          <option key={each} value={each}>
            {levelName(each)}
          </option>
        ))}
      </select>
      {!level && (
        <button type="button" class="quiet-button" onClick={() => onPick(chosen.value)}>
          {t("web-seat-bot")}
        </button>
      )}
    </div>
  );
}
