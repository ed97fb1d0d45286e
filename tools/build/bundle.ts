import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as viteBuild } from 'vite';
import type * as entryServer from '../../src/web/entry-server.tsx';
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

/**
 * Few files that compress well: what a first visit needs anyway is one, the catalogue's figures two,
 * what shows products one, their lists another, what sells one a third, with a fourth for all but
 * bags; the calendar and the small things every page asks the server with, which both come once a page
 * is at rest, are one each. The rest is left to the bundler.
 * Larger groups were measured and made other pages pay.
 */
const CHUNKS = {
  groups: [
    {
      name: 'cart',
      // A file of its own for a scene's picture would cost each step more than it costs here.
      test: /rolldown.runtime|src\/web\/(?:entry-early|cart\/early-buy|ui\/scene-picture)\./,
      priority: 5,
    },
    { name: 'shell', tags: ['$initial' as const], priority: 4 },
    {
      name: 'range',
      test: /src\/catalogue\/(?:accessories|cap|category-names|jerseys|sneakers)\.ts$/,
      priority: 2,
    },
    { name: 'bags', test: /src\/catalogue\/bags\//, priority: 3 },
    {
      name: 'cells',
      test: /src\/(?:web\/(?:ui\/(?:Accordion|HeartButton|MoreIcon|Picture|Price|Stars|bag-cover|picture-source|unit-price-text)|runtime\/use-query|sold-out\/sold-out-store|viewers\/viewers-store|structured-data)|catalogue\/(?:names|pictures)|rules\/filter-param)\./,
      priority: 1,
    },
    {
      name: 'list',
      test: /src\/web\/ui\/(?:ListHead|ProductCell|product-cover|product-href)\./,
    },
    {
      name: 'buying',
      test: /src\/(?:web\/(?:ui\/(?:AddButton|Breadcrumb|Gallery|ShareButton|StickyBar|lead|warm-picture)\.|recent\/(?:Recent|recent-store)\.|pages\/product-detail\/(?:DeliveryTimeline|ProductDetails|RelatedRoom|detail-pictures|use-missing|detail\.css))|rules\/(?:item-picture|gallery)|catalogue\/gifts)/,
    },
    {
      name: 'days',
      test: /src\/rules\/(?:berlin-day|delivery|holidays)\./,
    },
    {
      name: 'asking',
      test: /src\/(?:api-paths|web\/visits\/visit-id)\./,
    },
    {
      name: 'detail',
      test: /src\/web\/pages\/product-detail\/(?!Related|SizeGuideDialog|size-rows|words)[\w-]+\.tsx?$/,
    },
  ],
};

/** Builds the browser's files into `outDir` and answers Vite's manifest. */
export async function bundleClient(outDir: string): Promise<Chunks> {
  await viteBuild({
    ...shared,
    build: {
      outDir,
      emptyOutDir: true,
      manifest: 'vite-manifest.json',
      rolldownOptions: {
        input: ['entry-early.ts', 'entry-client.tsx'].map((file) =>
          path.join(ROOT, 'src/web', file),
        ),
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
