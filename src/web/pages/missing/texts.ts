import type de from './de.json';

/** Texts of a page about something missing; a heading in the page's language has no `titleLang`. */
export type MissingTexts = Omit<typeof de, 'titleLang'> & Partial<typeof de>;
