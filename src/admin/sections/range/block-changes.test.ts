import { expect, test } from 'vitest';
import { blockChanges, matchBlocks } from './block-changes.ts';

const block = (kind: string, title: string, more = {}) => ({
  kind,
  title: { de: title, en: title },
  ...more,
});
const [A, B, C] = [block('call', 'A'), block('call', 'B'), block('questions', 'C')];

test.each([
  ['nothing changed', [A, B, C], [A, B, C], [0, 1, 2]],
  ['two changed places', [A, B, C], [B, A, C], [1, 0, 2]],
  ['one was typed in', [A, B], [block('call', 'new'), B], [0, 1]],
  ['the first of equal ones was typed in', [A, A], [block('call', 'new'), A], [0, 1]],
  ['one was added before', [A, C], [block('sale', 'D'), A, C], [undefined, 0, 1]],
  ['one was removed', [A, B, C], [A, C], [0, 2]],
] as const)('blocks keep who they are when %s', (_, before, after, expected) => {
  expect(matchBlocks(before, after)).toEqual(expected);
});

test('changes name the block, its entry and the field', () => {
  const items = (answer: string) => ({
    items: [
      { question: 'x', answer: { de: 'x' } },
      { question: 'y', answer: { de: answer } },
    ],
  });
  const before = [A, block('questions', 'C', items('old'))];
  const after = [A, block('questions', 'C', items('new'))];
  expect(blockChanges(before, after)).toEqual([
    {
      path: ['blocks', 1, 'items', 1, 'answer', 'de'],
      before: 'old',
      after: 'new',
      block: 'questions',
    },
  ]);
});

test('added and removed blocks are changes of their own, another order is one of all', () => {
  const sale = block('sale', 'D');
  expect(blockChanges([A, C], [C, A, sale])).toEqual([
    { path: ['blocks'], before: [A, C], after: [C, A, sale] },
    { path: ['blocks', 2], before: null, after: sale, block: 'sale' },
  ]);
  expect(blockChanges([A, C], [C])).toEqual([
    { path: ['blocks', 0], before: A, after: null, block: 'call' },
  ]);
});
