import type { Localized } from '#catalogue/types.ts';
import de from './guarantee-notice.de.json' with { type: 'json' };
import en from './guarantee-notice.en.json' with { type: 'json' };

/**
 * Texts of the EU's notice about the legal guarantee of conformity: its alternative text, the words of the link to where
 * its code leads, and a sentence in place of a notice that is not stored, in a shop that only its own machine reaches.
 */
export const GUARANTEE_TEXTS: Localized<typeof de> = { de, en };
