/**
 * Process of a `Renderer`. Renders one task after the other, but single pages also between those of a version. Some
 * time after the last task it deletes what nobody serves any more. Ends with its parent.
 */
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { setImmediate as pause, setTimeout as wait } from 'node:timers/promises';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { loadProgram, RENDER_LOCK, RENDERED, type RenderProgram } from './build-files.ts';
import { ContentFolder } from './content-folder.ts';
import { KnownDocuments } from './known-documents.ts';
import { type Lock, tryLock } from './lock.ts';
import type { Asked, FromRenderer, ToRenderer } from './messages.ts';
import { renderVersion } from './render-version.ts';
import { CatalogueReceiver } from './sent-catalogue.ts';

/** The parent ends this process 10 s after its last task. */
const PRUNE_AFTER_MS = 5_000;

const [, , dist = '', build = ''] = process.argv;
const folder = path.join(dist, RENDERED);
const content = new ContentFolder(folder);
const known = new KnownDocuments(folder, build);
const catalogues = new CatalogueReceiver();
const waiting: Asked[] = [];
let program: RenderProgram | undefined;
let busy = false;
/** The catalogue that was received last. */
let received: Catalogue | undefined;
let isStopped = false;
/** Aborted when something waits. */
let leisure = new AbortController();

const say = (message: FromRenderer) => process.send?.(message);

async function load(): Promise<RenderProgram> {
  const loaded = await loadProgram(dist, build);
  if (loaded.build !== build) {
    throw new Error('The storefront was built anew; restart the shop, then it renders again.');
  }
  return loaded;
}

/** Shortest pause between two messages that it works. */
const WORKS_EVERY_MS = 1_000;
let saidAt = 0;

/** Renders pages that somebody waits for, while a version is rendered. Rejects if that is to end. */
async function between(): Promise<void> {
  await pause();
  if (performance.now() - saidAt > WORKS_EVERY_MS) {
    saidAt = performance.now();
    say({ works: true });
  }
  const pages = waiting.filter(({ task }) => task === 'page');
  for (const page of pages) {
    waiting.splice(waiting.indexOf(page), 1);
    await carryOut(page);
  }
  if (isStopped) throw new Error('Another version came before it was rendered.');
}

async function carryOut(asked: Asked): Promise<void> {
  const { id, catalogue } = asked;
  try {
    program ??= await load();
    if (asked.task === 'version') {
      const { version, all } = asked;
      const begun = () => say({ id, begun: true });
      const options = { version, all, known, begun, between };
      say({ id, ...(await renderVersion(program, catalogue, folder, options)) });
      return;
    }
    say({ id, ...(await program.open(catalogue).render(asked.pathname)) });
  } catch (error) {
    say({ id, failed: error instanceof Error ? error.message : String(error) });
  }
}

/**
 * Deletes what nobody serves any more when no version has come for a while, unless one is being rendered, which may
 * use it again.
 */
async function prune(): Promise<void> {
  leisure = new AbortController();
  const { signal } = leisure;
  let lock: Lock | undefined;
  try {
    await wait(PRUNE_AFTER_MS, undefined, { signal });
    lock = tryLock(path.join(dist, RENDER_LOCK));
    const between = () => pause(undefined, { signal });
    if (lock) await content.prune(Date.now(), { between });
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    lock?.release();
  }
}

async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  for (let asked = waiting.shift(); asked; asked = waiting.shift()) await carryOut(asked);
  busy = false;
  say({ idle: true });
  await prune();
}

// Serving comes first; at the lowest priority a busy machine would never publish.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('disconnect', () => process.exit());
// A message to a parent that has just ended.
process.on('error', () => process.exit());
process.on('message', (asked: ToRenderer) => {
  leisure.abort();
  if (asked.task === 'stop') {
    isStopped = true;
    return;
  }
  if (asked.task === 'version') isStopped = false;
  if (asked.catalogue) received = catalogues.unpack(asked.catalogue);
  if (received === undefined) throw new Error('No catalogue was sent.');
  waiting.push({ ...asked, catalogue: received });
  void work();
});
