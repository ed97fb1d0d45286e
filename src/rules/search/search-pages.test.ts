import { expect, test } from 'vitest';
import { pagesOf } from './search-pages.ts';

test.each([
  ['versand', 'help'],
  ['Versandkosten?', 'help'],
  ['shipping', 'help'],
  ['Rückgabe', 'withdrawal'],
  ['rueckgabe trikot', 'withdrawal'],
  ['widerruf', 'withdrawal'],
  ['Gutschein', 'terms'],
  ['voucher', 'terms'],
  ['cookies', 'privacy'],
  ['legal notice', 'imprint'],
])('%s finds the page %s first', (query, screen) => {
  expect(pagesOf(query)[0]).toBe(screen);
});

test.each(['', 'sneaker', 'schwarz', 'ver', 'retro', 'a b c', 'kontrast'])(
  '%s finds no page',
  (query) => {
    expect(pagesOf(query)).toEqual([]);
  },
);
