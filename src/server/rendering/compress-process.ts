/**
 * Compresses what renderers compressed in haste as small as can be, at the lowest priority: a change of a large shop
 * takes minutes of a processor. One process of the machine does it. It ends with its parent, which also kills it to render.
 */
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { COMPRESS_LOCK, RENDERED } from './build-files.ts';
import { ContentFolder } from './content-folder.ts';
import { tryLock } from './lock.ts';

const [, , dist = ''] = process.argv;

// Before the first compression: its threads get the priority that the process has then.
setPriority(constants.priority.PRIORITY_LOW);
process.on('disconnect', () => process.exit());

const lock = tryLock(path.join(dist, COMPRESS_LOCK));
if (lock) {
  const content = new ContentFolder(path.join(dist, RENDERED));
  for (const name of await content.fastOnes()) await content.compressBest(name);
  lock.release();
}
process.disconnect();
