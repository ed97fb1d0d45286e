import type de from './de.json';

export type KasseTexts = typeof de;
