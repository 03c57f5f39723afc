/** The way to a page for others: its link, to be copied or passed on with what the device has for it. */
import { useSignal } from "@preact/signals";
import { t } from "../words/words";

export function Share({ path, title }: { path: string; title: string }) {
  const copied = useSignal(false);
  const link = location.origin + path;
  const copy = async () => {
    // Where the browser does not allow it the link stands there to be copied by hand.
    copied.value = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
  };
  // Closing the device's window without choosing anything is no fault.
  const pass = () => navigator.share({ title, url: link }).catch(() => undefined);
  return (
    <div class="share">
      <label class="field">
        {t("web-link")}
        <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="deeds">
        {/* Both need a page that came by https, or from this machine. */}
        {"clipboard" in navigator && (
          <button type="button" class="quiet-button" onClick={() => void copy()}>
            {t("web-copy-link")}
          </button>
        )}
        {"share" in navigator && (
          <button type="button" class="quiet-button" onClick={() => void pass()}>
            {t("web-share")}
          </button>
        )}
        <span role="status">{copied.value && t("web-copied")}</span>
      </div>
    </div>
  );
}
