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

const FIRST = fileURLToPath(new URL("src/main.tsx", import.meta.url));
const needed = new Set<string>();

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** Whether the first page needs a module: all of these come in one file, so that a first visit asks for few. */
function isFirst(id: string, modules: Modules): boolean {
  const found = needed.size ? [] : [FIRST];
  for (let next = found.pop(); next !== undefined; next = found.pop()) {
    if (needed.has(next)) continue;
    needed.add(next);
    found.push(...(modules.getModuleInfo(next)?.importedIds ?? []));
  }
  return needed.has(id);
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
          groups: [{ debugName: "first", name: (id, modules) => (isFirst(id, modules) ? "first" : null) }],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
});
