import type { Finding } from '#contract/admin-catalogue.ts';
import { forbiddenWord } from '#rules/forbidden-words.ts';
import type { Entry } from './entries.ts';

type Path = readonly (string | number)[];

/** Localised texts of a value that say what they may not, with their paths. */
function* wordsIn(value: unknown, path: Path = []): Generator<{ path: Path; word: string }> {
  if (typeof value === 'string') {
    const isShown = path.some((key) => key === 'de' || key === 'en');
    const word = isShown ? forbiddenWord(value) : undefined;
    if (word !== undefined) yield { path, word };
  } else if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* wordsIn(each, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) yield* wordsIn(each, [...path, key]);
  }
}

/**
 * Finds words that a draft may not say. Drafts alone are checked, never what is published: a start must not fail, and no
 * other draft wait, because the list of words has grown.
 */
export function findForbiddenWords({
  kind,
  id,
  content,
}: Pick<Entry, 'kind' | 'id' | 'content'>): Finding[] {
  return [...wordsIn(content)].map(({ path, word }) => {
    return { kind, id, path, code: 'forbidden_word', values: { word } };
  });
}
