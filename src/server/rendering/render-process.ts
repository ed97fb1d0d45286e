/**
 * Process of a `Renderer`. Renders one task after the other; while nothing waits, it deletes what nobody serves any
 * more. Ends with its parent.
 */
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { loadProgram, RENDER_LOCK, RENDERED, type RenderProgram } from './build-files.ts';
import { ContentFolder } from './content-folder.ts';
import { KnownDocuments } from './known-documents.ts';
import { tryLock } from './lock.ts';
import type { Asked, FromRenderer, ToRenderer } from './messages.ts';
import { renderVersion } from './render-version.ts';
import { CatalogueReceiver } from './sent-catalogue.ts';

const [, , dist = '', build = ''] = process.argv;
const folder = path.join(dist, RENDERED);
const content = new ContentFolder(folder);
const known = new KnownDocuments(folder, build);
const catalogues = new CatalogueReceiver();
const waiting: Asked[] = [];
let program: RenderProgram | undefined;
let busy = false;
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

/**
 * Deletes what nobody serves any more, unless a version is being rendered, which may use it again. All files stay for a
 * day, so once for each process is enough.
 */
async function prune(): Promise<void> {
  const lock = isPruned ? undefined : tryLock(path.join(dist, RENDER_LOCK));
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
  try {
    do {
      for (let asked = waiting.shift(); asked; asked = waiting.shift()) await carryOut(asked);
      leisure = new AbortController();
      await prune().catch((error: unknown) => {
        if (!leisure.signal.aborted) throw error;
      });
    } while (waiting.length > 0);
  } finally {
    busy = false;
  }
  say({ idle: true });
}

// Serving comes first; at the lowest priority a busy machine would never publish.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('disconnect', () => process.exit());
process.on('message', (asked: ToRenderer) => {
  waiting.push({ ...asked, catalogue: catalogues.unpack(asked.catalogue) });
  leisure.abort();
  void work();
});
