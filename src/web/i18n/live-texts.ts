import { fill } from '#rules/fill.ts';
import { NO_VAT } from '#rules/no-vat.ts';
import de from './live.de.json' with { type: 'json' };
import en from './live.en.json' with { type: 'json' };

/**
 * Texts of live documents alone: they travel with their settings, so that a demo's don't carry them. `paid` names the first
 * day of the delivery timeline.
 */
export const LIVE_TEXTS = {
  de: { ...de, noVat: fill(de.noVat, { noVat: NO_VAT.de }) },
  en: { ...en, noVat: fill(en.noVat, { noVat: NO_VAT.en }) },
};
export type LiveTexts = typeof de;
