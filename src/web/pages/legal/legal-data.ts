import type { Catalogue } from '#catalogue/catalogue.ts';
import { texts as germanTerms } from '#catalogue/texts/legal/agb.de.ts';
import { texts as englishTerms } from '#catalogue/texts/legal/agb.en.ts';
import { texts as germanWithdrawal } from '#catalogue/texts/legal/widerrufsrecht.de.ts';
import { texts as englishWithdrawal } from '#catalogue/texts/legal/widerrufsrecht.en.ts';
import type { Lang } from '#routes.ts';
import { factValues, usedValues } from '#rules/fact-texts.ts';
import type { LegalData } from './LegalPage.tsx';

/** Makes the figures that a legal text names. */
const figuresOf =
  (texts: Readonly<Record<Lang, Parameters<typeof usedValues>[0]>>) =>
  ({ facts }: Catalogue, lang: Lang): LegalData =>
    usedValues(texts[lang], factValues(facts, lang));

export const termsData = figuresOf({ de: germanTerms, en: englishTerms });
export const withdrawalData = figuresOf({ de: germanWithdrawal, en: englishWithdrawal });
