/**
 * Process of a `Renderer`. Renders one task after the other; when nothing has waited for some seconds, it
 * compresses what it made as small as can be and deletes what nobody serves any more. Ends with its parent.
 */
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  COMPRESS_LOCK,
  loadProgram,
  RENDER_LOCK,
  RENDERED,
  type RenderProgram,
} from './build-files.ts';
import { ContentFolder } from './content-folder.ts';
import { KnownDocuments } from './known-documents.ts';
import { isLocked, tryLock } from './lock.ts';
import type { Asked, FromRenderer, ToRenderer } from './messages.ts';
import { renderVersion } from './render-version.ts';
import { CatalogueReceiver } from './sent-catalogue.ts';

const [, , dist = '', build = ''] = process.argv;
const folder = path.join(dist, RENDERED);
/** Who publishes often publishes again within this time, and replaces what would be compressed. */
const LEISURE_AFTER_MS = 5_000;
/** How often compressing looks whether rendering has ended. */
const LOOK_MS = 50;

const renderLock = path.join(dist, RENDER_LOCK);
const content = new ContentFolder(folder);
const known = new KnownDocuments(folder, build);
const catalogues = new CatalogueReceiver();
const waiting: Asked[] = [];
let program: RenderProgram | undefined;
let busy = false;
/** True if files were made smaller since it began to work. */
let compressed = false;
let isPruned = false;
/** Aborted when something waits. */
let leisure = new AbortController();

const say = (message: FromRenderer) => process.send?.(message);

async function load(): Promise<RenderProgram> {
  const loaded = await loadProgram(dist);
  if (loaded.build !== build) {
    throw new Error('The storefront was built anew; restart the shop, then it renders again.');
  }
  return loaded;
}

async function carryOut(asked: Asked): Promise<void> {
  const { id, catalogue } = asked;
  try {
    program ??= await load();
    if (asked.task === 'version') {
      const { version, all } = asked;
      say({ id, ...(await renderVersion(program, catalogue, folder, { version, all, known })) });
      return;
    }
    const { html } = await program.open(catalogue).render(asked.pathname);
    say({ id, html });
  } catch (error) {
    say({ id, failed: error instanceof Error ? error.message : String(error) });
  }
}

/** Compresses files until something waits. One renderer of the machine does it. */
async function compressLeisurely(): Promise<void> {
  const lock = tryLock(path.join(dist, COMPRESS_LOCK));
  if (lock === undefined) return;
  try {
    for (const name of await content.fastOnes()) {
      // The processor is for versions that somebody waits for.
      while (isLocked(renderLock)) await wait(LOOK_MS, undefined, { signal: leisure.signal });
      await content.compressBest(name, leisure.signal);
      compressed = true;
    }
  } finally {
    lock.release();
  }
}

/**
 * Deletes what nobody serves any more, unless a version is being rendered, which may use it again. All files stay for a
 * day, so once for each process is enough.
 */
async function prune(): Promise<void> {
  const lock = isPruned ? undefined : tryLock(renderLock);
  if (lock === undefined) return;
  try {
    await content.prune(Date.now(), leisure.signal);
    isPruned = true;
  } finally {
    lock.release();
  }
}

async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  compressed = false;
  try {
    do {
      for (let asked = waiting.shift(); asked; asked = waiting.shift()) await carryOut(asked);
      leisure = new AbortController();
      await wait(LEISURE_AFTER_MS, undefined, { signal: leisure.signal })
        .then(compressLeisurely)
        .then(prune)
        .catch((error: unknown) => {
          if (!leisure.signal.aborted) throw error;
        });
    } while (waiting.length > 0);
  } finally {
    busy = false;
  }
  say({ idle: true, compressed });
}

// Serving comes first; at the lowest priority a busy machine would never publish.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('disconnect', () => process.exit());
process.on('message', (asked: ToRenderer) => {
  waiting.push({ ...asked, catalogue: catalogues.unpack(asked.catalogue) });
  leisure.abort();
  void work();
});
