import type de from './de.json';

export type WithdrawTexts = typeof de;
