import type { copy } from './de.ts';

/** The dashboard's texts. */
export type AdminCopy = typeof copy;
