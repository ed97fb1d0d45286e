import type de from './de.json';

export type KarriereTexts = typeof de;
