import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, build as viteBuild } from 'vite';
import { adminFrame } from '#admin/frame/frame.ts';
import { BUILD_TARGET } from '#browser/oldest-browsers.ts';
import { LANGS, type Lang } from '#routes.ts';
import type { AdminFrames } from '#server/pages/admin-frames.ts';
import { ADMIN_BUNDLE, ADMIN_FRAMES } from '#server/rendering/build-files.ts';
import { compressFolder } from '#server/rendering/compress.ts';
import type { Chunks } from './bundle.ts';
import { ADMIN_ENTRY, ADMIN_MANIFEST } from './chunks.ts';
import { ROOT } from './fingerprint.ts';

/** Modules that run before it is known who is signed in; `bench/bytes.test.ts` limits them. */
const GATE = new RegExp(
  [
    'rolldown/runtime|preload-helper|node_modules/(zod|zustand|react)/',
    'src/(routes|contract/account-session|admin/(frame/gates|load-code|kit/server-state|sections/load-page))[.]ts',
    'src/browser/(tab-channel|account/(account-store|parse-session|session|sign-in-address))[.]ts',
  ].join('|'),
);
/** Chunks that are requested at once where there is a login. */
const APP = /^_(app|kit)-/;
/** Chunks that are known by their names besides those of sections. */
const NAMED = /^(gate|app|kit|de|en)$/;
/** Modules that so many sections share are loaded with the app. */
const KIT_SECTIONS = 10;
/** But for React Aria's table, which lists alone need. */
const KIT = /^(?!.*[/](?:(?:table|grid)[/]|(?:Data)?Table[.]))/;

/** Bundles the back office into a folder of its own, so that no chunk of the storefront changes, with its documents. */
export async function bundleAdmin(dist: string, collectSources: Plugin): Promise<void> {
  const folder = path.join(dist, ADMIN_BUNDLE);
  await viteBuild({
    root: ROOT,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    plugins: [
      react(),
      tailwindcss(),
      // React Aria has texts in thirty languages.
      optimizeLocales.vite({ locales: ['de-DE', 'en-US'] }),
      collectSources,
    ],
    json: { namedExports: false },
    build: {
      outDir: folder,
      assetsDir: 'assets/admin',
      target: [...BUILD_TARGET],
      cssTarget: [...BUILD_TARGET],
      copyPublicDir: false,
      assetsInlineLimit: 0,
      // Bundlers don't retry a section's own sheet that was lost.
      cssCodeSplit: false,
      chunkSizeWarningLimit: 1_000,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      manifest: path.basename(ADMIN_MANIFEST),
      rolldownOptions: {
        input: path.join(ROOT, ADMIN_ENTRY),
        // Schemas that nobody reads.
        treeshake: { manualPureFunctions: ['z'] },
        output: {
          // The gate lists every file of the sections: what they share has no name there.
          chunkFileNames: ({ name, isDynamicEntry }) =>
            `assets/admin/${isDynamicEntry || NAMED.test(name) ? '[name]-' : ''}[hash].js`,
          // By default each set of sections has a file for what it alone shares: 43 files before the first one shows.
          codeSplitting: {
            groups: [
              { name: 'gate', test: GATE, priority: 3 },
              // With all that it imports.
              { name: 'app', test: /src\/admin\/app[.]tsx$/, priority: 2 },
              { name: 'kit', test: KIT, minShareCount: KIT_SECTIONS, priority: 1 },
            ],
          },
        },
      },
    },
  });
  const chunks: Chunks = JSON.parse(await readFile(path.join(dist, ADMIN_MANIFEST), 'utf8'));
  const entry = chunks[ADMIN_ENTRY];
  const sheet = chunks['style.css'];
  if (!entry || !sheet) throw new Error(`${ADMIN_ENTRY} is not in the bundle`);
  /** Files of chunks and of what they import. */
  const filesOf = (names: readonly string[], found = new Set<string>()) => {
    for (const name of names) {
      const chunk = chunks[name];
      if (!chunk || found.has(`/${chunk.file}`)) continue;
      found.add(`/${chunk.file}`);
      filesOf(chunk.imports ?? [], found);
    }
    return found;
  };
  const app = Object.keys(chunks).filter((name) => APP.test(name));
  const frameOf = (lang: Lang, ...first: readonly string[]) =>
    adminFrame(lang, {
      script: `/${entry.file}`,
      styles: [`/${sheet.file}`],
      preloads: [...filesOf([...(entry.imports ?? []), ...first])],
    });
  const frames = LANGS.map((lang): [Lang, AdminFrames] => {
    const signedIn = frameOf(lang, ...app, `src/admin/texts/${lang}.json`);
    return [lang, { signedIn, signedOut: frameOf(lang) }];
  });
  await Promise.all([
    writeFile(path.join(dist, ADMIN_FRAMES), JSON.stringify(Object.fromEntries(frames))),
    compressFolder(path.join(folder, 'assets')),
  ]);
}
