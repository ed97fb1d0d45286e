import type { copy } from './de.ts';

/** The dashboard's texts. */
export type AdminTexts = typeof copy;
