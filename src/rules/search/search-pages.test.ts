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
  ['klarna', 'help'],
  ['Rechnung', 'help'],
  ['meine Bestellung', 'account'],
  ['EL-1001', 'account'],
  [' el 1001', 'account'],
])('%s finds the page %s first', (query, screen) => {
  expect(pagesOf(query)[0]).toBe(screen);
});

test.each([
  '',
  'sneaker',
  'schwarz',
  'ver',
  'retro',
  '1990',
  'kartenetui',
  'elvare',
  'a b c',
  'kontrast',
])('%s finds no page', (query) => {
  expect(pagesOf(query)).toEqual([]);
});
