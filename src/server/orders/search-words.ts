import { and, ilike, or, type SQL, sql } from 'drizzle-orm';
import { asciiAddress } from '#contract/forms.ts';
import { type customers, type orders, plainLetters } from './schema.ts';

/** A word as the search text has it: plain letters, amounts in German, wildcards of LIKE as they are typed. */
function likeWord(word: string): SQL {
  const amount = /^€?(\d+)[.,](\d\d)€?$/.exec(word);
  const text = amount ? `${amount[1]},${amount[2]}` : word;
  return plainLetters(sql`${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`);
}

/** Returns a word in each spelling of its umlauts, which the search text has without marks: `mueller` is `muller`, too. */
function spellings(word: string): readonly string[] {
  const short = word.replace(/([aou])e/gi, '$1');
  const long = word.replace(/[äöü]/gi, '$&e');
  return [...new Set([word, short, long])];
}

/** Returns what was typed into a search as it can be in a text: without zero bytes, which no text has. */
export const typedText = (typed: string): string =>
  asciiAddress(typed.replaceAll('\0', ' ').trim());

/** True for rows whose search text has all words; undefined without a word. */
export function hasWords(table: typeof orders | typeof customers, typed = ''): SQL | undefined {
  const words = typedText(typed).split(/\s+/).filter(Boolean);
  const text = sql`${table}.search_text`;
  return and(
    ...words.map((word) => or(...spellings(word).map((each) => ilike(text, likeWord(each))))),
  );
}
