import type de from './de.json';

export type NewsletterTexts = typeof de;
