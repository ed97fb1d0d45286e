import { filledParagraphs, type MailWords } from '#rules/mail-places.ts';
import type { Block, Letter, WrittenLetter } from '../letter.ts';

/** Puts the owner's words into a letter to a customer: another subject, another opening behind the greeting, a closing. */
export function withWords(written: WrittenLetter, words: MailWords): Letter {
  const { values = {}, contract = [], blocks, ...head } = written;
  const blocksOf = (text = ''): Block[] =>
    filledParagraphs(text, values).map((lines) => ({ type: 'lines', lines }));
  const [subject = head.subject] = filledParagraphs(words.subject ?? '', values).flat();
  const [opening, closing] = [blocksOf(words.opening), blocksOf(words.closing)];
  const [greeting = [], own = [], ...rest] = blocks;
  return {
    ...head,
    subject,
    blocks: [greeting, opening.length > 0 ? opening : own, rest, closing, contract].flat(),
  };
}
