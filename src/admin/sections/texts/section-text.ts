import type { TextSection } from '#catalogue/catalogue.ts';
import type { Json } from '#catalogue/json.ts';

type Body = TextSection['body'];

/** Paragraphs and lists as they are typed: an empty line between them, and `- ` before each entry of a list. */
export const typedBody = (body: Body): string =>
  body
    .map((part) => (typeof part === 'string' ? part : part.map((line) => `- ${line}`).join('\n')))
    .join('\n\n');

const ENTRY = /^\s*[-–•] +/;

/** Returns the paragraphs and lists of a typed text. */
export function readBody(typed: string): Body {
  const parts: (string | string[])[] = [];
  let isOpen = false;
  for (const line of typed.split('\n')) {
    const last = parts.at(-1);
    const text = line.replace(ENTRY, '').trim();
    if (text === '') isOpen = false;
    else if (ENTRY.test(line)) {
      if (isOpen && Array.isArray(last)) last.push(text);
      else parts.push([text]);
      isOpen = true;
    } else {
      if (isOpen && typeof last === 'string') parts[parts.length - 1] = `${last} ${text}`;
      else parts.push(text);
      isOpen = true;
    }
  }
  return parts;
}

/** Everything that sections say, as a check of the law's words reads it. */
export const saidBy = (sections: Json | undefined): string =>
  JSON.stringify(sections ?? [])
    .normalize('NFKC')
    .replace(/\u00AD/g, '')
    .replace(/\s+/g, ' ');

/** Returns true if all of the law's sentences that were there are still there. */
export const keepsSentences = (
  before: Json | undefined,
  after: Json | undefined,
  sentences: readonly string[],
): boolean => {
  const [was, is] = [saidBy(before), saidBy(after)];
  return sentences.every((each) => !was.includes(each) || is.includes(each));
};
