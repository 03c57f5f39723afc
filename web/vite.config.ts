import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { FluentResource } from "@fluent/bundle";
import { defineConfig, type Plugin } from "vite";

/** The messages as they are after parsing, so that no visitor's device parses them: reading JSON takes a tenth of the time. */
function parsedWords(): Plugin {
  const folder = new URL("generated/words/", import.meta.url);
  return {
    name: "parsed-words",
    buildStart() {
      for (const name of readdirSync(folder).filter((each) => each.endsWith(".ftl"))) {
        const { body } = new FluentResource(readFileSync(new URL(name, folder), "utf8"));
        writeFileSync(new URL(name.replace(".ftl", ".json"), folder), JSON.stringify(body));
      }
    },
  };
}

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

/** Tells the server what a page needs beside what index.html names, so that it can say so with the page (server/hints.py). */
function hints(): Plugin {
  // By the first part of the address: the page's module, and the sprites that it draws from as long as nobody prefers others.
  const pages = {
    "": { page: null, sprites: ["games"] },
    t: { page: TABLE, sprites: ["genoese"] },
    m: { page: REPLAY, sprites: ["genoese"] },
  };
  return {
    name: "hints",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const known = (bundle["index.html"] as { source: string }).source;
        const scriptsOf = (page: string | null) => {
          if (!page) return [];
          const scripts = new Set<string>();
          const gather = (name: string) => {
            const chunk = bundle[name];
            if (chunk?.type !== "chunk" || known.includes(name)) return;
            scripts.add(`/${name}`);
            for (const next of chunk.imports) gather(next);
          };
          const entry = Object.values(bundle).find(
            (each) => each.type === "chunk" && each.facadeModuleId === page,
          );
          if (!entry) throw new Error(`${page} was not built`);
          gather(entry.fileName);
          return [...scripts];
        };
        const files = Object.keys(bundle);
        const spriteFile = (sprite: string) =>
          `/${files.find((name) => name.startsWith(`assets/${sprite}-`))}`;
        const words = files.flatMap((name) => {
          const lang = name.match(/^assets\/([a-z]+)-[\w-]{8}\.json$/)?.[1];
          return lang ? [[lang, `/${name}`] as const] : [];
        });
        const needed = Object.entries(pages).map(
          ([name, { page, sprites }]) =>
            [name, { scripts: scriptsOf(page), fetched: sprites.map(spriteFile) }] as const,
        );
        const source = JSON.stringify({
          words: Object.fromEntries(words),
          pages: Object.fromEntries(needed),
        });
        this.emitFile({ type: "asset", fileName: "hints.json", source });
      },
    },
  };
}

/** Beside every text file of the build, the same packed: the server sends those and packs nothing itself. */
function packed(): Plugin {
  const text = /\.(html|js|css|svg|json)$/;
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
const MAIN = source("main.tsx");
const TABLE = source("table/page.tsx");
const REPLAY = source("pages/replay.tsx");
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

/**
 * Beside the libraries one file for what every page needs, or the table and another one: with its own file, styles, words and cards a
 * page asks for six, as many as a browser fetches at once, and most of them come in what a server sends at once (14 KB).
 */
function fileFor(id: string, modules: Modules): string | null {
  if (neededBy(MAIN, modules).has(id)) return "every";
  if (!neededBy(TABLE, modules).has(id)) return null;
  const pages = [...neededBy(MAIN, modules)].flatMap(
    (each) => modules.getModuleInfo(each)?.dynamicallyImportedIds ?? [],
  );
  return pages.some((page) => page !== TABLE && neededBy(page, modules).has(id)) ? "every" : null;
}

export default defineConfig({
  publicDir: "generated/public",
  plugins: [parsedWords(), shell(), hints(), packed()],
  build: {
    outDir: "../src/poncin/server/static",
    emptyOutDir: true,
    // One file of styles, some 8 KB packed: a page that had its own would wait for more files than a browser fetches at once.
    cssCodeSplit: false,
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
          groups: [
            { debugName: "libraries", name: "libraries", test: /node_modules/, priority: 2 },
            { debugName: "every", name: fileFor, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
});
