import * as z from 'zod/mini';
import type { SeedProductId } from '../../catalogue/ids.ts';
import { SEED_OFFERS } from '../../catalogue/seed/offers.ts';

const list = z.array(z.string()).check(z.maxLength(100));

/** Returns the known product ids of a stored list, each once; an empty list for unreadable text. */
export function readRecent(stored: string): readonly SeedProductId[] {
  const ids = z.safeParse(list, parseJson(stored)).data ?? [];
  const known = new Map<string, SeedProductId>(SEED_OFFERS.map(({ id }) => [id, id]));
  return [...new Set(ids.flatMap((id) => known.get(id) ?? []))];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
