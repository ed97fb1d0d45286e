import type de from './de.json';

export type DetailTexts = typeof de;
