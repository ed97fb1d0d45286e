import type { PageText } from '#catalogue/catalogue.ts';
import type { TextId } from '#catalogue/page-texts.ts';
import { vagueDelivery } from './delivery-words.ts';
import { vatClaim } from './vat-words.ts';
import { WITHDRAWAL_MODEL } from './withdrawal-model.ts';

interface TextProblem {
  readonly path: readonly (string | number)[];
  readonly code: 'missing' | 'forbidden_word' | 'model_sentence_missing';
  readonly values: Readonly<Record<string, string>>;
}

const GAP = /\[[^\]]*\]/;

/** Every text of a value, as people read it, with its path. */
function* saidIn(
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

/** Finds what keeps a text out of a live shop, beside the words that no text may say (`forbidden-words.ts`). */
export function* textProblems(id: TextId, text: PageText): Generator<TextProblem> {
  for (const field of ['checkedBy', 'checkedOn'] as const) {
    if (text[field] === undefined) yield { path: [field], code: 'missing', values: {} };
  }
  const texts = [...saidIn(text)];
  for (const { path, said } of texts) {
    const word = GAP.exec(said)?.[0] ?? vagueDelivery(said);
    if (word !== undefined) yield { path, code: 'forbidden_word', values: { word } };
  }
  if (id !== 'withdrawal') return;
  for (const [lang, sentences] of [
    ['de', WITHDRAWAL_MODEL],
    ['en', ['{withdrawalPage}']],
  ] as const) {
    const all = texts
      .filter(({ path }) => path[0] === 'sections' && path[1] === lang)
      .map(({ said }) => said)
      .join('\n');
    for (const sentence of sentences.filter((each) => !all.includes(each))) {
      yield { path: ['sections', lang], code: 'model_sentence_missing', values: { sentence } };
    }
  }
}

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
