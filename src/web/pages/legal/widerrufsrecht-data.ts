import type { Catalogue } from '#catalogue/catalogue.ts';
import { texts as german } from '#catalogue/texts/legal/widerrufsrecht.de.ts';
import { texts as english } from '#catalogue/texts/legal/widerrufsrecht.en.ts';
import type { Lang } from '#routes.ts';
import { factValues, usedValues } from '#rules/fact-texts.ts';
import type { LegalData } from './LegalPage.tsx';

const TEXTS = { de: german, en: english };

/** Makes the figures that the page about withdrawal names. */
export function data({ facts }: Catalogue, lang: Lang): LegalData {
  return usedValues(TEXTS[lang], factValues(facts, lang));
}
