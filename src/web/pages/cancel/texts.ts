import type de from './de.json';

export type CancelTexts = typeof de;
