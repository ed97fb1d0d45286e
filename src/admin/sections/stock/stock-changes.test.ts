import { expect, it } from 'vitest';
import type { StockMark } from '#contract/admin-stock.ts';
import texts from './de.json' with { type: 'json' };
import {
  type Changes,
  freeOf,
  fullName,
  itemsOf,
  reversed,
  sayChanges,
  toneOf,
  totalOf,
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
  expect(more.get('ring')?.on_hand).toBe(16);
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

it('says changes in words, and counts every number that was typed', () => {
  const plain = (changes: Changes) => {
    const { count, text } = sayChanges(changes, texts);
    return [count, text.replaceAll('\u00a0', ' ')];
  };
  const [of41, of42] = [mark({ item_id: '41', on_hand: 4 }), mark({ item_id: '42' })];
  const sizes = withChange(
    withChange(none, of41, { on_hand: 14 }, 'Kiez, 41'),
    of42,
    { on_hand: 3 },
    'Kiez, 42',
  );
  expect(plain(sizes)).toEqual([2, 'Kiez, 41: +10; Kiez, 42: −3']);
  // One threshold of a whole product is one number.
  const all = [of41, of42].reduce(
    (before, each) => withChange(before, each, { threshold: 5 }, `Kiez, ${each.item_id}`, 'Kiez'),
    sizes,
  );
  expect(plain(all)).toEqual([3, 'Kiez, 41: +10; Kiez: Schwelle 5; Kiez, 42: −3']);
  const begun = withChange(all, mark({ on_hand: null, reserved: 0 }), { on_hand: 12 }, 'Ring');
  expect(plain(begun)).toEqual([4, 'Kiez, 41: +10; Kiez: Schwelle 5; Kiez, 42: −3; und 1 weitere']);
  expect(plain(new Map([...begun].slice(2)))).toEqual([1, 'Ring: ∞ → 12']);
  const ended = withChange(none, mark(), { on_hand: null, threshold: 1 }, 'Ring');
  expect(plain(ended)).toEqual([1, 'Ring: 4 → ∞']);
});

it('names the whole variant', () => {
  const both = (text: string) => ({ de: text, en: text });
  const product = { id: 'hoodie', name: both('Hoodie'), picture: null, marks: [] };
  const size = mark({ by: 'size', name: both('L'), over: both('Schwarz') });
  expect(fullName(product, size, 'de')).toBe('Hoodie, Schwarz, L');
  expect(fullName(product, mark(), 'de')).toBe('Hoodie');
});

it('adds up pieces and no packs of them, and says how many are not counted', () => {
  const packs = [mark({ by: 'pack', on_hand: 9 })];
  const colours = [mark({ by: 'colour' }), mark({ by: 'colour', on_hand: null })];
  expect(totalOf([...colours, ...packs])).toEqual({ free: 4, uncounted: 1 });
  expect(totalOf(packs)).toEqual({ free: 7, uncounted: 0 });
});
