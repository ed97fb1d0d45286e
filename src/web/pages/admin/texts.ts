import type { texts } from './de.ts';

/** The dashboard's texts. */
export type AdminTexts = typeof texts;
