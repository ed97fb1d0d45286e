import type de from './de.json';

export type KitTexts = typeof de;
