import { expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { BAG_IDS, BAGS, PACK_KEYS, PACK_PIECES } from '#test/seed.ts';
import { itemIdOf } from './line-ids.ts';
import { itemsIn, orderItemText } from './order-item-text.ts';
import { rangeOf } from './range.ts';
import { variantText } from './variant-text.ts';

const RANGE = rangeOf(seedCatalogue);

it.each([
  ['pouch-duo', 'Elvare Pouch', 'Duo: Rosa, Lila', 'Elvare Pouch', 'Duo: Pink, Lilac'],
  ['toiletry-bag-einzelpack', 'x', 'Einzelpack: Navy', 'Elvare Toiletry Bag', 'Single: Navy'],
  ['kiez-low-rosa-42', 'Kiez Low Rosa', 'Größe 42', 'Kiez Low Pink', 'Size 42'],
  ['baseball-cap-monogram-rosa', 'x', 'Rosa', 'Baseball Cap Monogram', 'Pink'],
  ['siegelring', 'Siegelring', '', 'Signet Ring', ''],
  ['gift-card_holder-schwarz', 'x', '', 'Elvare Card Holder, Black', ''],
  ['gift-raffle_ticket', 'Gewinnspiel-Los', '', 'Raffle ticket', ''],
  ['my-gift-raffle_ticket', 'x', '', 'x', ''],
  ['gone-long-ago', 'Altes Stück', 'Blau', 'Altes Stück', 'Blau'],
  ['pouch-duo', 'x', 'Duo: Rosa, Zyklam', 'Elvare Pouch', 'Duo: Rosa, Zyklam'],
])('%s reads in English', (id, name, variant, englishName, englishVariant) => {
  const text = orderItemText({ id, name, variant }, 'en', RANGE);
  expect(text.name).toBe(englishName);
  expect(text.variant).toBe(englishVariant);
});

it('reads all lines and keeps what else they have', () => {
  const ring = { id: 'siegelring', name: 'Siegelring', variant: '', quantity: 2 };
  expect(itemsIn([ring], 'en', RANGE)).toEqual([{ ...ring, name: 'Signet Ring' }]);
});

it('reads every pack of every bag from either language in the other', () => {
  for (const productId of BAG_IDS) {
    for (const pack of PACK_KEYS) {
      const known = { productId, pack };
      const colours = BAGS[productId]?.colours.slice(0, PACK_PIECES[pack]) ?? [];
      const item = { id: itemIdOf(known), name: '' };
      const german = { ...item, variant: variantText(known, colours, 'de', RANGE.options) };
      const english = { ...item, variant: variantText(known, colours, 'en', RANGE.options) };
      expect(orderItemText(german, 'en', RANGE).variant).toBe(english.variant);
      expect(orderItemText(english, 'de', RANGE).variant).toBe(german.variant);
    }
  }
});
