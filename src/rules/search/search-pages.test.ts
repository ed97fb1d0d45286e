import { expect, test } from 'vitest';
import { pagesOf } from './search-pages.ts';

test.each([
  ['versand', 'hilfe'],
  ['Versandkosten?', 'hilfe'],
  ['shipping', 'hilfe'],
  ['Rückgabe', 'widerrufsrecht'],
  ['rueckgabe trikot', 'widerrufsrecht'],
  ['widerruf', 'widerrufsrecht'],
  ['Gutschein', 'agb'],
  ['voucher', 'agb'],
  ['cookies', 'datenschutz'],
  ['legal notice', 'impressum'],
])('%s finds the page %s first', (query, screen) => {
  expect(pagesOf(query)[0]).toBe(screen);
});

test.each(['', 'sneaker', 'schwarz', 'ver', 'retro', 'a b c', 'kontrast'])(
  '%s finds no page',
  (query) => {
    expect(pagesOf(query)).toEqual([]);
  },
);
