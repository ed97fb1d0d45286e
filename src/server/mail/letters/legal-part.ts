import type { PageText } from '#catalogue/catalogue.ts';
import { legalValues } from '#rules/company-texts.ts';
import { factValues } from '#rules/fact-texts.ts';
import { filledSections } from '#rules/page-lines.ts';
import type { Block } from '../letter.ts';
import type { LetterContext } from './letter-context.ts';

type LegalContext = Pick<LetterContext, 'lang' | 'mode' | 'company' | 'baseUrl' | 'catalogue'>;

function blocksOf({ name, sections }: PageText, context: LegalContext): Block[] {
  const { lang, catalogue } = context;
  const title = name[lang];
  const values = { ...factValues(catalogue.facts, lang), ...legalValues(context, lang) };
  return [
    { type: 'heading', text: title },
    ...filledSections(sections[lang], values).flatMap(({ heading, body }): Block[] => [
      ...(heading === title ? [] : [{ type: 'subheading', text: heading } as const]),
      ...body.map(
        (part): Block =>
          typeof part === 'string' ? { type: 'small', text: part } : { type: 'list', lines: part },
      ),
    ]),
  ];
}

/**
 * Withdrawal information with the model form, then the terms, as the pages of the shop have them:
 * the confirmation is the customer's copy of the contract, whatever becomes of the pages.
 */
export function legalPart(context: LegalContext): Block[] {
  const { withdrawal, terms } = context.catalogue.texts;
  return [...blocksOf(withdrawal, context), ...blocksOf(terms, context)];
}
