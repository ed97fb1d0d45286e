import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minifySync } from 'rolldown/utils';
import { type InlineConfig, type Plugin, build as viteBuild } from 'vite';
import { mapValues } from '#rules/range.ts';
import { RENDER_BUNDLE, RENDER_SITE } from '#server/rendering/build-files.ts';
import { compressFolder } from '#server/rendering/compress.ts';
import { PAGES } from '#web/pages.ts';
import { withoutLasting } from '#web/runtime/build/critical-css.ts';
import { collectEarlyTaps } from '#web/runtime/early-taps.ts';
import { bundleAdmin } from './bundle-admin.ts';
import { ENTRIES, SHARED_CHUNKS } from './chunks.ts';
import { ROOT } from './fingerprint.ts';
import { filesOf } from './page-chunks.ts';
import type { BundleSite } from './render-entry.ts';

/** A chunk of Vite's manifest, as far as the build reads it. */
export interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
export type Chunks = Readonly<Record<string, Chunk>>;

/** Returns a function that tells whether a module is one of `sources` or in one of its folders. */
function isOneOf(sources: readonly string[]): (id: string) => boolean {
  const paths = sources.map((source) => path.posix.join(ROOT, source));
  return (id) => paths.some((at) => id === at || (at.endsWith('/') && id.startsWith(at)));
}

const CHUNKS = {
  groups: [
    { name: 'cart', test: isOneOf(ENTRIES.slice(0, 1)), priority: 100 },
    { name: 'shell', tags: ['$initial' as const], priority: 99 },
    ...Object.entries(SHARED_CHUNKS).map(([name, sources], index) => ({
      name,
      test: isOneOf(sources),
      priority: 50 - index,
    })),
  ],
};

/** Features that React asks for: every browser of `oldest-browsers.ts` has them or does without, and nobody inspects a build. */
const IN_BROWSERS = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  'typeof AbortController': '"function"',
  'typeof MessageChannel': '"function"',
  'typeof clearTimeout': '"function"',
  'typeof document': '"object"',
  'typeof navigation': '"undefined"',
  'typeof performance': '"object"',
  'typeof process': '"undefined"',
  'typeof queueMicrotask': '"function"',
  'typeof reportError': '"function"',
  'typeof setImmediate': '"undefined"',
  'typeof setTimeout': '"function"',
  'typeof window': '"object"',
};

/** Adds every source that goes into a bundle to `sources`, by its path from the root. */
function collectSources(sources: Set<string>): Plugin {
  const add = (id: string) => {
    const file = path.relative(ROOT, id.split('?')[0] ?? id);
    if (path.isAbsolute(id) && !/^(\.\.|node_modules)/.test(file)) sources.add(file);
  };
  return {
    name: 'collect-sources',
    configResolved: ({ configFileDependencies }) => configFileDependencies.forEach(add),
    buildEnd() {
      for (const id of this.getModuleIds()) add(id);
    },
  };
}

function shared(sources: Set<string>): InlineConfig {
  return {
    root: ROOT,
    configFile: path.join(ROOT, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    plugins: [collectSources(sources)],
  };
}

/** Builds the browser's files into `dist` and returns Vite's manifest. */
async function bundleClient(dist: string, sources: Set<string>): Promise<Chunks> {
  await viteBuild({
    ...shared(sources),
    define: IN_BROWSERS,
    build: {
      outDir: dist,
      // Rendered versions are here as well.
      emptyOutDir: false,
      manifest: 'vite-manifest.json',
      rolldownOptions: {
        input: ENTRIES.map((file) => path.join(ROOT, file)),
        output: { codeSplitting: CHUNKS },
      },
    },
  });
  return JSON.parse(await readFile(path.join(dist, 'vite-manifest.json'), 'utf8'));
}

/** Builds the code that renders, in one file: nothing is left to load once it runs. */
async function bundleRenderer(dist: string, sources: Set<string>): Promise<void> {
  const file = path.join(dist, RENDER_BUNDLE);
  await viteBuild({
    ...shared(sources),
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      outDir: path.dirname(file),
      ssr: path.join(ROOT, 'tools/build/render-entry.ts'),
      rolldownOptions: { output: { entryFileNames: path.basename(file), codeSplitting: false } },
    },
  });
}

/**
 * Writes the sheets again without the styles that every document has, and returns them as they were: documents are
 * given their styles of those.
 */
async function shortenSheets(dist: string, chunks: Chunks): Promise<Record<string, string>> {
  const files = [...new Set(Object.values(chunks).flatMap(({ css }) => css ?? []))];
  const sheets = files.map(async (sheet) => {
    const file = path.join(dist, sheet);
    const text = await readFile(file, 'utf8');
    await writeFile(file, withoutLasting(text));
    return [sheet, text] as const;
  });
  return Object.fromEntries(await Promise.all(sheets));
}

/** Bundles the code for browsers and for rendering into `dist`. Returns the sources of both. */
export async function bundle(dist: string): Promise<readonly string[]> {
  const sources = new Set<string>();
  await mkdir(dist, { recursive: true });
  await rm(path.join(dist, 'assets'), { recursive: true, force: true });
  const [chunks] = await Promise.all([
    bundleClient(dist, sources),
    bundleRenderer(dist, sources),
    bundleAdmin(dist, collectSources(sources)),
  ]);
  const site: BundleSite = {
    template: await readFile(path.join(ROOT, 'index.html'), 'utf8'),
    // The function has no types any more, because Node strips them when it loads it.
    inlineScript: minifySync('inline.js', `(${collectEarlyTaps})()`).code.trim(),
    files: mapValues(PAGES, (page) =>
      mapValues(page.chunks, (load) => filesOf(chunks, load)),
    ) as BundleSite['files'],
    sheets: await shortenSheets(dist, chunks),
  };
  await Promise.all([
    writeFile(path.join(dist, RENDER_SITE), JSON.stringify(site)),
    compressFolder(path.join(dist, 'assets')),
  ]);
  return [...sources].sort();
}
