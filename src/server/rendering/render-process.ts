/**
 * Process of a `Renderer`. Renders one task after the other; while nothing waits, it compresses what it made as
 * small as can be and deletes what nobody serves any more. Ends with its parent.
 */
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { loadProgram, RENDERED, type RenderProgram } from './build-files.ts';
import { ContentFolder } from './content-folder.ts';
import { takeLock } from './lock.ts';
import type { FromRenderer, ToRenderer } from './messages.ts';
import { renderVersion } from './render-version.ts';

const [, , dist = '', build = ''] = process.argv;
const folder = path.join(dist, RENDERED);
const content = new ContentFolder(folder);
const waiting: ToRenderer[] = [];
let program: RenderProgram | undefined;
let busy = false;

const say = (message: FromRenderer) => process.send?.(message);

async function load(): Promise<RenderProgram> {
  const loaded = await loadProgram(dist);
  if (loaded.build !== build) {
    throw new Error('The storefront was built anew; restart the shop, then it renders again.');
  }
  return loaded;
}

/** Lets one renderer of the machine work at a time: what the other one waits for may be there then. */
async function alone<Result>(run: () => Promise<Result>): Promise<Result> {
  const { release } = takeLock(path.join(dist, 'render.lock'));
  try {
    return await run();
  } finally {
    release();
  }
}

async function carryOut(asked: ToRenderer): Promise<void> {
  const { id, catalogue } = asked;
  try {
    program ??= await load();
    if (asked.task === 'version') {
      const loaded = program;
      const render = () => renderVersion(loaded, catalogue, folder, asked.all);
      say({ id, ...(await alone(render)) });
      return;
    }
    const { html } = await program.open(catalogue).render(asked.pathname);
    say({ id, html });
  } catch (error) {
    say({ id, failed: error instanceof Error ? error.message : String(error) });
  }
}

/** Compresses files until something waits. Returns true if there were any. */
async function compressLeisurely(): Promise<boolean> {
  const names = await content.fastOnes();
  for (const name of names) {
    if (waiting.length > 0) break;
    await alone(() => content.compressBest(name));
  }
  return names.length > 0;
}

async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  let compressed = false;
  try {
    do {
      for (let asked = waiting.shift(); asked; asked = waiting.shift()) await carryOut(asked);
      compressed = (await compressLeisurely()) || compressed;
      if (waiting.length === 0) await alone(() => content.prune(Date.now()));
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
  waiting.push(asked);
  void work();
});
