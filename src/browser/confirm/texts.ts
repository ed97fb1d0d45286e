import type de from './de.json';

export type ConfirmTexts = typeof de;
