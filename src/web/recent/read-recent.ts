import * as z from 'zod/mini';

const list = z.array(z.string()).check(z.maxLength(100));

/** Returns the ids of a stored list, each once; an empty list for unreadable text. */
export function readRecent(stored: string): readonly string[] {
  return [...new Set(z.safeParse(list, parseJson(stored)).data)];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
