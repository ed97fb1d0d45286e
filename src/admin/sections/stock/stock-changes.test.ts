import { expect, it } from 'vitest';
import type { StockMark } from '#contract/admin-stock.ts';
import texts from './de.json' with { type: 'json' };
import {
  type Changes,
  changesText,
  freeOf,
  itemsOf,
  reversed,
  toneOf,
  typedMark,
  withChange,
} from './stock-changes.ts';

const mark = (rest: Partial<StockMark> = {}): StockMark => ({
  item_id: 'ring',
  name: { de: 'Ring', en: 'Ring' },
  over: null,
  picture: null,
  by: 'item',
  on_hand: 6,
  reserved: 2,
  sold: 0,
  threshold: 3,
  is_off: false,
  ...rest,
});
const none: Changes = new Map();

it.each([
  [mark(), 4, undefined],
  [mark({ on_hand: 3 }), 1, 'low'],
  [mark({ on_hand: 2 }), 0, 'out'],
  [mark({ on_hand: 1 }), 0, 'out'],
  [mark({ on_hand: null }), null, undefined],
  [mark({ is_off: true }), 4, 'off'],
])('knows what is free, and what needs somebody', (each, free, tone) => {
  expect(freeOf(each)).toBe(free);
  expect(toneOf(each)).toBe(tone);
});

it('gathers changes, and forgets one that is taken back', () => {
  const more = withChange(none, mark(), { on_hand: 16 }, 'Ring');
  expect(typedMark(mark(), more).on_hand).toBe(16);
  const both = withChange(more, mark(), { threshold: 5 }, 'Ring');
  expect(itemsOf(both)).toEqual([{ item_id: 'ring', on_hand: 16, threshold: 5, seen: 6 }]);
  const same = withChange(
    withChange(both, mark(), { on_hand: 6 }, ''),
    mark(),
    { threshold: 3 },
    '',
  );
  expect(same.size).toBe(0);
});

it('sends what was seen when it was typed, and what is shown once somebody was told', () => {
  const changes = withChange(none, mark(), { on_hand: null }, 'Ring');
  const now = new Map([['ring', mark({ on_hand: 5 })]]);
  expect(itemsOf(changes)).toMatchObject([{ on_hand: null, threshold: null, seen: 6 }]);
  expect(itemsOf(changes, now)).toMatchObject([{ seen: 5 }]);
  expect(itemsOf(reversed(changes))).toEqual([
    { item_id: 'ring', on_hand: 6, threshold: 3, seen: null },
  ]);
});

it('says changes in words', () => {
  const change = (name: string, from: number | null, to: number | null, threshold = 3) =>
    [name, { name, on_hand: to, threshold, before: { on_hand: from, threshold: 3 } }] as const;
  const changes = [change('41', 4, 14), change('42', 4, 1), change('43', null, 0)];
  expect(changesText(new Map(changes), texts)).toBe('41 +10, 42 −3, 43 0');
  const more = [change('Ring', 4, 4, 5), ...changes];
  expect(changesText(new Map(more), texts)).toBe('Ring Schwelle 5, 41 +10, 42 −3, und 1 weitere');
});
