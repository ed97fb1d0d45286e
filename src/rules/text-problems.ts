import type { PageText } from '#catalogue/catalogue.ts';
import type { TextId } from '#catalogue/page-texts.ts';
import { LANGS, type Lang } from '#routes.ts';
import { vagueDelivery } from './delivery-words.ts';
import { vatClaim } from './vat-words.ts';
import { WITHDRAWAL_MODEL } from './withdrawal-model.ts';

interface TextProblem {
  readonly path: readonly (string | number)[];
  readonly code: 'missing' | 'forbidden_word' | 'model_sentence_missing' | 'place_missing';
  readonly values: Readonly<Record<string, string>>;
}

const ADDRESS = ['companyName', 'companyStreet', 'companyCity', 'companyEmail'] as const;

/** Places that the law asks of a text: who it comes from (§ 5 DDG, Art. 13 GDPR, Art. 246a EGBGB), costs and times. */
export const NEEDED_PLACES: Readonly<Record<TextId, readonly string[]>> = {
  imprint: ADDRESS,
  privacy: ADDRESS,
  withdrawal: ADDRESS,
  terms: ['companyName'],
  shipping: ['shippingCost', 'deliveryDays'],
  accessibility: ['companyEmail'],
};

/** Of the imprint as well, where the company has a value. */
export const FIRM_PLACES = [
  'companyRepresentative',
  'companyRegister',
  'companyVatId',
  'companyWIdNr',
] as const;

/** Values of places by language. */
export type PlaceValues = Readonly<Record<Lang, Readonly<Record<string, string>>>>;

/** Returns the places that a text needs in a language and names neither by their names nor by their values. */
export function missingPlaces(
  id: TextId,
  said: string,
  values: Readonly<Record<string, string>>,
): string[] {
  const ofFirm = id === 'imprint' ? FIRM_PLACES.filter((place) => values[place]) : [];
  return [...NEEDED_PLACES[id], ...ofFirm].filter((place) => {
    const value = values[place];
    return !said.includes(`{${place}}`) && !(value && said.includes(value));
  });
}

const GAP = /\[[^\]]*\]/;

/** Every text of a value, as people read it, with its path. */
export function* saidIn(
  value: unknown,
  path: TextProblem['path'] = [],
): Generator<{ readonly path: TextProblem['path']; readonly said: string }> {
  if (typeof value === 'string') {
    const said = value
      .normalize('NFKC')
      .replace(/\u00AD/g, '')
      .replace(/\s+/g, ' ');
    yield { path, said };
  } else {
    for (const [key, each] of Object.entries(value ?? {})) {
      yield* saidIn(each, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  }
}

/**
 * Finds what keeps a text out of a live shop, beside the words that no text may say (`forbidden-words.ts`).
 * @param values what places become; a text may name a value in place of its place
 */
export function* textProblems(
  id: TextId,
  text: PageText,
  values?: PlaceValues,
): Generator<TextProblem> {
  for (const field of ['checkedBy', 'checkedOn'] as const) {
    if (text[field] === undefined) yield { path: [field], code: 'missing', values: {} };
  }
  const texts = [...saidIn(text)];
  for (const { path, said } of texts) {
    const word = GAP.exec(said)?.[0] ?? vagueDelivery(said);
    if (word !== undefined) yield { path, code: 'forbidden_word', values: { word } };
  }
  for (const lang of LANGS) {
    const all = texts
      .filter(({ path }) => path[0] === 'sections' && path[1] === lang)
      .map(({ said }) => said)
      .join('\n');
    const path = ['sections', lang];
    for (const place of missingPlaces(id, all, values?.[lang] ?? {})) {
      yield { path, code: 'place_missing', values: { place: `{${place}}` } };
    }
    for (const sentence of modelOf(id, lang).filter((each) => !all.includes(each))) {
      yield { path, code: 'model_sentence_missing', values: { sentence } };
    }
  }
}

/** Sentences that the law words: the statute's model of the withdrawal notice, and in English where to withdraw online. */
export const modelOf = (id: TextId, lang: Lang): readonly string[] =>
  id !== 'withdrawal' ? [] : lang === 'de' ? WITHDRAWAL_MODEL : ['{withdrawalPage}'];

/**
 * Returns what a reader of these lines may not meet, although each stored text is good: a gap or a name that nothing filled
 * in, and VAT in the prices of a shop that owes none.
 */
export function shownProblem(lines: readonly string[], vatPercent: number): string | undefined {
  for (const line of lines) {
    const [gap] = GAP.exec(line) ?? /\{\w+\}/.exec(line) ?? [];
    const found = gap ?? (vatPercent > 0 ? undefined : vatClaim(line));
    if (found !== undefined) return found;
  }
  return undefined;
}
