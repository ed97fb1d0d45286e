import { texts as termsDe } from '#catalogue/texts/legal/agb.de.ts';
import { texts as termsEn } from '#catalogue/texts/legal/agb.en.ts';
import type { LegalText } from '#catalogue/texts/legal/legal-text.ts';
import { texts as withdrawalDe } from '#catalogue/texts/legal/widerrufsrecht.de.ts';
import { texts as withdrawalEn } from '#catalogue/texts/legal/widerrufsrecht.en.ts';
import { legalValues } from '#rules/company-texts.ts';
import { factValues, fillText } from '#rules/fact-texts.ts';
import type { Block } from '../letter.ts';
import type { LetterContext } from './letter-context.ts';

const TERMS = { de: termsDe, en: termsEn };
const WITHDRAWAL = { de: withdrawalDe, en: withdrawalEn };

type LegalContext = Pick<LetterContext, 'lang' | 'company' | 'facts'>;

function blocksOf({ title, sections }: LegalText, { lang, company, facts }: LegalContext): Block[] {
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
export function legalPart(context: LegalContext): Block[] {
  return [
    ...blocksOf(WITHDRAWAL[context.lang], context),
    ...blocksOf(TERMS[context.lang], context),
  ];
}
