import { texts as termsDe } from '#catalogue/texts/legal/agb.de.ts';
import { texts as termsEn } from '#catalogue/texts/legal/agb.en.ts';
import type { LegalText } from '#catalogue/texts/legal/legal-text.ts';
import { texts as withdrawalDe } from '#catalogue/texts/legal/widerrufsrecht.de.ts';
import { texts as withdrawalEn } from '#catalogue/texts/legal/widerrufsrecht.en.ts';
import { legalValues } from '#rules/company-texts.ts';
import { factValues, fillText } from '#rules/fact-texts.ts';
import type { Block } from '../letter.ts';
import type { MailPlace } from './place.ts';

const TERMS = { de: termsDe, en: termsEn };
const WITHDRAWAL = { de: withdrawalDe, en: withdrawalEn };

type LegalPlace = Pick<MailPlace, 'lang' | 'company' | 'facts'>;

function blocksOf({ title, sections }: LegalText, { lang, company, facts }: LegalPlace): Block[] {
  const values = { ...factValues(facts, lang), ...legalValues(company, lang) };
  const fill = (text: string) => fillText(text, values);
  return [
    { type: 'heading', text: title },
    ...sections.flatMap(({ heading, body }): Block[] => [
      ...(heading === title ? [] : [{ type: 'subheading', text: fill(heading) } as const]),
      ...body.map(
        (part): Block =>
          typeof part === 'string'
            ? { type: 'small', text: fill(part) }
            : { type: 'list', lines: part.map(fill) },
      ),
    ]),
  ];
}

/**
 * Withdrawal information with the model form, then the terms, as the pages of the shop have them:
 * the confirmation is the customer's copy of the contract, whatever becomes of the pages.
 */
export function legalPart(place: LegalPlace): Block[] {
  return [...blocksOf(WITHDRAWAL[place.lang], place), ...blocksOf(TERMS[place.lang], place)];
}
