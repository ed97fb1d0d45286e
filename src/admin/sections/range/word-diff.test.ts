import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffWords } from './word-diff.ts';

it('names the words that only one text has', () => {
  const [before, after] = diffWords(
    'Gesteppt, leicht und groß.',
    'Gesteppt, federleicht und groß.',
  );
  expect(before).toEqual([
    { text: 'Gesteppt, ', isOwn: false },
    { text: 'leicht ', isOwn: true },
    { text: 'und groß.', isOwn: false },
  ]);
  expect(after[1]).toEqual({ text: 'federleicht ', isOwn: true });
});

it('loses nothing of either text', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n'), { maxLength: 30 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [before, after] = diffWords(one.join(''), other.join(''));
      expect(before.map((part) => part.text).join('')).toBe(one.join(''));
      expect(after.map((part) => part.text).join('')).toBe(other.join(''));
    }),
  );
});
