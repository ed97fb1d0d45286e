import type { Catalogue } from '#catalogue/catalogue.ts';
import type { CatalogueFault } from '#catalogue/findings.ts';
import { legalValues } from '#rules/company-texts.ts';
import { factValues } from '#rules/fact-texts.ts';
import { faultsOfWords, isWorded } from '#rules/mail-places.ts';
import { saidIn } from '#rules/text-problems.ts';

/** Placeholders of texts that nothing fills in. */
export function* faultsOfTexts({ texts, facts }: Catalogue): Generator<CatalogueFault> {
  const known = {
    ...factValues(facts, 'de'),
    ...legalValues({ mode: 'live', company: {}, baseUrl: '' }, 'de'),
  };
  for (const [id, text] of Object.entries(texts)) {
    for (const { path, said } of saidIn(text)) {
      for (const [place, name = ''] of said.matchAll(/\{(\w+)\}/g)) {
        if (Object.hasOwn(known, name)) continue;
        yield { path: ['texts', id, ...path], code: 'unknown_place', values: { place } };
      }
    }
  }
}

/** Words of mails whose places nothing fills in, and of mails that have none. */
export function* faultsOfMails({ mails }: Catalogue): Generator<CatalogueFault> {
  for (const [id, text] of Object.entries(mails)) {
    if (!isWorded(id)) yield { path: ['mails', id], code: 'not_an_option', values: {} };
    else {
      for (const fault of faultsOfWords(id, text)) {
        yield { ...fault, path: ['mails', id, ...fault.path] };
      }
    }
  }
}
