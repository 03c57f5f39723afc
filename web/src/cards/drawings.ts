/**
 * The drawings of a sprite, painted on a canvas. Of SVG it knows what our sprites use; unlike the browser's own way it
 * makes no document, computes no style and lays nothing out, and it works in a worker.
 */

interface Shape {
  tag: string;
  has: Record<string, string>;
  inside: Shape[];
}

/** What is inherited and what a canvas does not keep. */
interface Pen {
  fill: string;
  stroke: string;
  width: number;
}

type Canvas = OffscreenCanvasRenderingContext2D;

export class Drawings {
  readonly #named = new Map<string, Shape>();

  constructor(svg: string) {
    const open: Shape[] = [{ tag: "", has: {}, inside: [] }];
    for (const [, end, tag = "", attributes = "", empty] of svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
      if (end) {
        open.pop();
        continue;
      }
      const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]);
      const shape: Shape = { tag, has: Object.fromEntries(pairs), inside: [] };
      open.at(-1)?.inside.push(shape);
      if (shape.has.id) this.#named.set(shape.has.id, shape);
      if (!empty) open.push(shape);
    }
  }

  /** A drawing as a picture of some width in pixels; `look`: the custom properties that are set. Null where there is none. */
  async paint(name: string, width: number, look: Record<string, string>): Promise<Blob | null> {
    const shape = this.#named.get(name);
    const [, , wide = 0, high = 0] = shape?.has.viewBox?.split(" ").map(Number) ?? [];
    if (!shape || !wide) return null;
    const scale = width / wide;
    const sheet = new OffscreenCanvas(width, Math.round(high * scale));
    const canvas = sheet.getContext("2d");
    if (!canvas) return null;
    canvas.scale(scale, sheet.height / high);
    canvas.miterLimit = 4;
    for (const each of shape.inside)
      this.#draw(each, canvas, { fill: "#000", stroke: "none", width: 1 }, look);
    return sheet.convertToBlob();
  }

  #draw({ tag, has, inside }: Shape, canvas: Canvas, around: Pen, look: Record<string, string>): void {
    if (resolved(has.display, look) === "none") return;
    const pen = {
      fill: resolved(has.fill, look) ?? around.fill,
      stroke: resolved(has.stroke, look) ?? around.stroke,
      width: Number(has["stroke-width"] ?? around.width),
    };
    canvas.save();
    move(canvas, has);
    if (tag === "svg") cut(canvas, has);
    if (has["stroke-linejoin"]) canvas.lineJoin = has["stroke-linejoin"] as CanvasLineJoin;
    if (has["stroke-linecap"]) canvas.lineCap = has["stroke-linecap"] as CanvasLineCap;
    if (has["stroke-dasharray"]) canvas.setLineDash(has["stroke-dasharray"].split(" ").map(Number));
    if (has["stroke-dashoffset"]) canvas.lineDashOffset = Number(has["stroke-dashoffset"]);
    if (tag === "path" || tag === "rect") {
      const path = outline(has);
      canvas.fillStyle = pen.fill;
      if (pen.fill !== "none") canvas.fill(path, (has["fill-rule"] ?? "nonzero") as CanvasFillRule);
      canvas.strokeStyle = pen.stroke;
      canvas.lineWidth = pen.width;
      if (pen.stroke !== "none" && pen.width) canvas.stroke(path);
    }
    if (tag === "use") canvas.translate(Number(has.x ?? 0), Number(has.y ?? 0));
    const used = this.#named.get(has.href?.slice(1) ?? "");
    for (const each of used ? [used] : inside) this.#draw(each, canvas, pen, look);
    canvas.restore();
  }
}

function move(canvas: Canvas, { transform = "" }: Record<string, string>): void {
  for (const [, how, numbers = ""] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0] = numbers.split(" ").map(Number);
    if (how === "translate") canvas.translate(a, b ?? 0);
    else if (how === "scale") canvas.scale(a, b ?? a);
    else {
      canvas.translate(b ?? 0, c);
      canvas.rotate((a * Math.PI) / 180);
      canvas.translate(-(b ?? 0), -c);
    }
  }
}

/** A drawing within the drawing, at the scale of what is around it, is seen through a window. */
function cut(canvas: Canvas, { x = "0", y = "0", width, height, viewBox }: Record<string, string>): void {
  const [left = 0, top = 0] = viewBox?.split(" ").map(Number) ?? [];
  canvas.translate(Number(x) - left, Number(y) - top);
  const frame = new Path2D();
  frame.rect(left, top, Number(width), Number(height));
  canvas.clip(frame);
}

function outline({ d, x, y, width, height, rx }: Record<string, string>): Path2D {
  const path = new Path2D(d);
  if (!d) path.roundRect(Number(x ?? 0), Number(y ?? 0), Number(width), Number(height), Number(rx ?? 0));
  return path;
}

/** A value in which custom properties are replaced by what they are, those inside others first. */
function resolved(value: string | undefined, look: Record<string, string>): string | undefined {
  let text = value;
  while (text?.includes("var("))
    text = text.replace(
      /var\((--[\w-]+),([^()]*)\)/g,
      (_, name: string, usual: string) => look[name] || usual,
    );
  return text;
}
