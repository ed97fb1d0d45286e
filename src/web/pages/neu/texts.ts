import type de from './de.json';

export type NeuTexts = typeof de;
