/** The line on top: what is played, to how much, how it stands; the menu. */
import { openDialog } from "../parts/dialogs";
import { type Room, type Shown, sideOf } from "../state/room";
import { t } from "../words/words";
import { command, undo } from "./commands";
import { openHistory } from "./history";
import { openLastCapture, openLog } from "./log";
import { TableMenu } from "./menu";

export function Head({ room, shown }: { room: Room; shown: Shown }) {
  const { match } = shown.table;
  const { game } = shown.setup;
  const mayUndo = shown.you.seats.some(({ may }) => may.includes("undo"));
  const pairs = shown.table.seats.length === 4;
  const own = room.active.value ? sideOf(room.active.value.seat, shown.table.seats.length) : null;
  return (
    <header class="table-head">
      <a class="icon-button" href="/" aria-label={t("web-home")}>
        <Icon name="back" />
      </a>
      <div class="match-info">
        <h1>{t(`game-${game}`)}</h1>
        <p>{t("web-hand-of", { hand: Math.max(1, match.hand + 1), target: match.target })}</p>
      </div>
      <button type="button" class="totals" data-action="history" onClick={() => openHistory(room)}>
        <span class="sr-only">{t("web-totals")}: </span>
        {match.totals.map((total, side) => (
          <span key={side} class={`total${side === own ? " own-side" : ""}`}>
            <span class="total-name">
              {pairs && own !== null
                ? t(side === own ? "web-us" : "web-them")
                : room.reader.value.sides[side]}
            </span>{" "}
            <strong>{total}</strong>
          </span>
        ))}
      </button>
      <HeadButton action="undo" label={t("web-undo")} disabled={!mayUndo} onPress={() => void undo(room)} />
      <HeadButton action="last" label={t("web-last-capture")} wide onPress={() => openLastCapture(room)} />
      <HeadButton action="log" label={t("web-log")} wide onPress={() => openLog(room)} />
      <HeadButton
        action="menu"
        label={t("web-menu")}
        onPress={() =>
          openDialog(
            () => t("web-menu"),
            () => <TableMenu room={room} />,
          )
        }
      />
      <UndoOffer room={room} shown={shown} />
    </header>
  );
}

interface HeadButtonProps {
  action: keyof typeof PATHS;
  label: string;
  onPress: () => void;
  disabled?: boolean;
  /** Only where there is room; the menu has it, too. */
  wide?: boolean;
}

function HeadButton({ action, label, onPress, disabled = false, wide = false }: HeadButtonProps) {
  return (
    <button
      type="button"
      class={wide ? "icon-button wide-only" : "icon-button"}
      disabled={disabled}
      data-action={action}
      aria-label={label}
      onClick={onPress}
    >
      <Icon name={action} />
    </button>
  );
}

/** Somebody asks to take a move back: those who are asked answer. */
function UndoOffer({ room, shown }: { room: Room; shown: Shown }) {
  const { offer } = shown.table.match;
  if (!offer) return null;
  const name = room.reader.value.names[offer.seat] ?? "";
  const asked = shown.you.seats.filter(({ may }) => may.includes("answer"));
  return (
    <div class="offer" role="alert">
      <p>{asked.length ? t("web-undo-asked", { name }) : t("web-undo-waiting")}</p>
      {asked.map(({ seat }) => (
        <p key={seat}>
          <button
            type="button"
            class="button"
            data-action="agree"
            onClick={() => void command(room, { type: "answer", seat, yes: true })}
          >
            {t("web-agree")}
          </button>{" "}
          <button
            type="button"
            class="quiet-button"
            data-action="refuse"
            onClick={() => void command(room, { type: "answer", seat, yes: false })}
          >
            {t("web-refuse")}
          </button>
        </p>
      ))}
    </div>
  );
}

const PATHS = {
  back: "M15 5 8 12l7 7",
  undo: "M9 7 4 11l5 4M4 11h9a6 6 0 0 1 0 12h-2",
  last: "M5 4h9v14H5zM9 8h10v13H9",
  log: "M5 6h14M5 12h14M5 18h9",
  menu: "M12 5v.01M12 12v.01M12 19v.01",
};

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
