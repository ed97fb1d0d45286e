import * as z from 'zod/mini';

const stored = z.object({ ids: z.array(z.string().check(z.maxLength(100))) });

/** The product ids in what local storage holds; anything unreadable is an empty list. */
export function parseStoredWishes(state: unknown): readonly string[] {
  return z.safeParse(stored, state).data?.ids ?? [];
}
