import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, build as viteBuild } from 'vite';
import { adminFrame, type FrameFiles } from '#admin/frame/frame.ts';
import { LANGS } from '#routes.ts';
import { ADMIN_BUNDLE, ADMIN_FRAMES } from '#server/rendering/build-files.ts';
import { compressFolder } from '#server/rendering/compress.ts';
import type { Chunks } from './bundle.ts';
import { ADMIN_ENTRY, ADMIN_MANIFEST } from './chunks.ts';
import { ROOT } from './fingerprint.ts';

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
    build: {
      outDir: folder,
      assetsDir: 'assets/admin',
      target: 'es2022',
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      manifest: path.basename(ADMIN_MANIFEST),
      rolldownOptions: { input: path.join(ROOT, ADMIN_ENTRY) },
    },
  });
  const chunks: Chunks = JSON.parse(await readFile(path.join(dist, ADMIN_MANIFEST), 'utf8'));
  const entry = chunks[ADMIN_ENTRY];
  if (!entry) throw new Error(`${ADMIN_ENTRY} is not in the bundle`);
  const login = chunks['src/browser/account/parse-session.ts'];
  const preloads = [login, ...(login?.imports ?? []).map((name) => chunks[name])];
  const files: FrameFiles = {
    script: `/${entry.file}`,
    styles: (entry.css ?? []).map((file) => `/${file}`),
    preloads: preloads.flatMap((chunk) => (chunk ? [`/${chunk.file}`] : [])),
  };
  const frames = Object.fromEntries(LANGS.map((lang) => [lang, adminFrame(lang, files)]));
  await Promise.all([
    writeFile(path.join(dist, ADMIN_FRAMES), JSON.stringify(frames)),
    compressFolder(path.join(folder, 'assets')),
  ]);
}
