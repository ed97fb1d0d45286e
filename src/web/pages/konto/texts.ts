import type de from './de.json';

export type KontoTexts = typeof de;
