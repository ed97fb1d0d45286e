import type de from './de.json';

export type PresseTexts = typeof de;
