import type { Lang } from '#routes.ts';
import type { DataTarget } from '../runtime/data-path.ts';

/** Number of the file that has a product, of `count` files: its id's FNV-1a hash. */
export function cardFileOf(id: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0) % count;
}

/** A file with cards, for its path. */
export function cardTarget(lang: Lang, file: number): DataTarget {
  return { name: 'cards', lang, id: String(file) };
}
