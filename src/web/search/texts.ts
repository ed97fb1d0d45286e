import type de from './de.json';

export type SearchTexts = typeof de;
