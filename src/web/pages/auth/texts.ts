import type de from './de.json';

export type AuthTexts = typeof de;
