import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as viteBuild } from 'vite';
import type * as entryServer from '../../src/web/entry-server.tsx';
import { ENTRIES, SHARED_CHUNKS } from './chunks.ts';
import { ROOT } from './fingerprint.ts';

/** Prerendering code: built beside the caches, never served. */
const SERVER_OUT = path.join(ROOT, '.cache', 'prerender');

/** A chunk of Vite's manifest, as far as the build reads it. */
export interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
export type Chunks = Readonly<Record<string, Chunk>>;

const shared = {
  root: ROOT,
  configFile: path.join(ROOT, 'vite.config.ts'),
  mode: 'production',
  logLevel: 'warn',
} as const;

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

/** Builds the browser's files into `outDir` and returns Vite's manifest. */
export async function bundleClient(outDir: string): Promise<Chunks> {
  await viteBuild({
    ...shared,
    build: {
      outDir,
      emptyOutDir: true,
      manifest: 'vite-manifest.json',
      rolldownOptions: {
        input: ENTRIES.map((file) => path.join(ROOT, file)),
        output: { codeSplitting: CHUNKS },
      },
    },
  });
  return JSON.parse(await readFile(path.join(outDir, 'vite-manifest.json'), 'utf8'));
}

/** Builds and loads the prerendering side of the storefront. */
export async function bundleServer(): Promise<typeof entryServer> {
  await mkdir(SERVER_OUT, { recursive: true });
  // A folder of its own per build: a long-lived process never gets modules of an earlier one, and two
  // builds at once don't meet. It is one file, so nothing is left to load once it runs.
  const outDir = await mkdtemp(path.join(SERVER_OUT, 'build-'));
  try {
    await viteBuild({
      ...shared,
      ssr: { noExternal: true },
      build: {
        outDir,
        ssr: path.join(ROOT, 'src/web/entry-server.tsx'),
        rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
      },
    });
    return await import(pathToFileURL(path.join(outDir, 'entry-server.mjs')).href);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
