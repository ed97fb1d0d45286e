import type de from './de.json';

export type UeberUnsTexts = typeof de;
