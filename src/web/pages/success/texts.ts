import type de from './de.json';

export type SuccessTexts = typeof de;
