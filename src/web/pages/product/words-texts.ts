import type de from './words.de.json';

export type Words = typeof de;
