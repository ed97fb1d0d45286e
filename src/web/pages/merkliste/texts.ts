import type de from './de.json';

export type MerklisteTexts = typeof de;
