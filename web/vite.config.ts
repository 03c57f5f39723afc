import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

/** Tells the service worker what the shell consists of, and gives that state of it a name. */
function shell(): Plugin {
  // What few need comes when it is wanted, and is kept from then on.
  const later = /international|-rules|\.map$/;
  return {
    name: "shell",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle["sw.js"];
        const page = bundle["index.html"];
        if (worker?.type !== "chunk" || page?.type !== "asset")
          throw new Error("sw.js or index.html was not built");
        const files = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !later.test(name));
        const paths = ["/", "/icon.svg", "/poncin.webmanifest", ...files.sort().map((name) => `/${name}`)];
        const version = createHash("sha256")
          .update(worker.code)
          .update(page.source)
          .update(paths.join())
          .digest("hex");
        worker.code = worker.code
          .replace("__SHELL__", () => JSON.stringify(paths))
          .replace("__VERSION__", () => JSON.stringify(version.slice(0, 12)));
      },
    },
  };
}

/** Beside every text file of the build, the same packed: the server sends those and packs nothing itself. */
function packed(): Plugin {
  const text = /\.(html|js|css|svg|ftl|json)$/;
  return {
    name: "packed",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (!text.test(name)) continue;
          const source = Buffer.from(file.type === "chunk" ? file.code : file.source);
          const options = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
          this.emitFile({
            type: "asset",
            fileName: `${name}.br`,
            source: brotliCompressSync(source, { params: options }),
          });
          this.emitFile({ type: "asset", fileName: `${name}.gz`, source: gzipSync(source, { level: 9 }) });
        }
      },
    },
  };
}

interface Modules {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

const source = (name: string) => fileURLToPath(new URL(`src/${name}`, import.meta.url));
const FIRST = source("main.tsx");
const TABLE = source("table/page.tsx");
const needs = new Map<string, Set<string>>();

/** The modules that a page needs to start. */
function neededBy(page: string, modules: Modules): Set<string> {
  const known = needs.get(page);
  if (known) return known;
  const found = new Set([page]);
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  needs.set(page, found);
  return found;
}

/** One file for what the first page needs, one for what the table shares with later ones: a visit asks for few files. */
function fileOf(id: string, modules: Modules): string | null {
  const first = neededBy(FIRST, modules);
  if (first.has(id)) return "first";
  if (!neededBy(TABLE, modules).has(id)) return null;
  const later = [...first].flatMap((each) => modules.getModuleInfo(each)?.dynamicallyImportedIds ?? []);
  return later.some((page) => page !== TABLE && neededBy(page, modules).has(id)) ? "shared" : null;
}

export default defineConfig({
  publicDir: "generated/public",
  plugins: [shell(), packed()],
  build: {
    outDir: "../src/poncin/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Every picture and word is a file of its own: the policy of the server's pages allows no other kind of style or script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: ["index.html", "src/sw.ts"],
      // A worker's address must not change.
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [{ debugName: "first and shared", name: fileOf }],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
});
