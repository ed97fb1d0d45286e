import type de from './de.json';

export type ListTexts = typeof de;
