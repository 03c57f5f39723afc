/** The painter's own thread: paints what is ordered, one picture after the other, as far as its sprites are here. */
import { Drawings } from "./drawings";
import type { Order, Painted, Supply } from "./orders";

const sprites = new Map<string, Drawings>();
const orders: Order[] = [];
let painting = false;

addEventListener("message", ({ data }: MessageEvent<Supply | Order>) => {
  if ("svg" in data) sprites.set(data.sprite, new Drawings(new TextDecoder().decode(data.svg)));
  else orders.push(data);
  if (!painting) void work();
});

async function work(): Promise<void> {
  painting = true;
  for (let order = next(); order; order = next()) {
    const picture = await sprites.get(order.sprite)?.paint(order.name, order.width, order.look);
    // The page is spared making the address: that takes long, too.
    if (picture) postMessage({ key: order.key, address: URL.createObjectURL(picture) } satisfies Painted);
  }
  painting = false;
}

function next(): Order | undefined {
  const at = orders.findIndex(({ sprite }) => sprites.has(sprite));
  return at >= 0 ? orders.splice(at, 1)[0] : undefined;
}
