import type { Finding } from '#contract/admin-catalogue.ts';
import { forbiddenWord, guaranteeWord } from '#rules/forbidden-words.ts';
import type { Entry } from './entries.ts';

type Path = readonly (string | number)[];

/** Localised texts of a value that say what they may not, with their paths. */
function* wordsIn(
  value: unknown,
  find: typeof forbiddenWord,
  path: Path = [],
): Generator<{ path: Path; word: string }> {
  if (typeof value === 'string') {
    const isShown = path.some((key) => key === 'de' || key === 'en');
    const word = isShown ? find(value) : undefined;
    if (word !== undefined) yield { path, word };
  } else if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* wordsIn(each, find, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) yield* wordsIn(each, find, [...path, key]);
  }
}

type Content = Pick<Entry, 'kind' | 'id' | 'content'>;

const findWords = ({ kind, id, content }: Content, find: typeof forbiddenWord): Finding[] =>
  [...wordsIn(content, find)].map(({ path, word }) => {
    return { kind, id, path, code: 'forbidden_word', values: { word } };
  });

/**
 * Finds words that a draft may not say. Drafts alone are checked, never what is published: a start must not fail, and no
 * other draft wait, because the list of words has grown.
 */
export const findForbiddenWords = (entry: Content): Finding[] => findWords(entry, forbiddenWord);

/** Finds words of a guarantee in drafts of a live shop, but for terms and for the fields that say whose it is. */
export const findGuarantees = (entry: Content): Finding[] =>
  entry.kind === 'texts'
    ? []
    : findWords(entry, guaranteeWord).filter(({ path }) => path[0] !== 'guarantee');
