import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { BAG_IDS, KARTENETUI, PACK_KEYS } from '#test/seed.ts';
import { giftColourOf } from './gift-colour.ts';
import { giftKinds, giftLines, giftName } from './gifts.ts';
import { rangeOf } from './range.ts';

const RANGE = rangeOf(seedCatalogue);

describe('gifts', () => {
  it('follow the specification', () => {
    const table = BAG_IDS.map((bag) =>
      PACK_KEYS.map((pack) => giftKinds(`${bag}-${pack}`, RANGE.find).join('+')),
    );
    expect(table).toEqual([
      ['', 'card_holder', 'raffle_ticket+card_holder'],
      ['', 'card_holder', 'raffle_ticket+card_holder+wallet'],
      ['', 'card_holder', 'raffle_ticket+card_holder'],
      ['', 'card_holder', 'raffle_ticket+card_holder'],
      ['', 'gift_box', 'premium_extras'],
    ]);
  });

  it('come in the colour the shopper chose', () => {
    const [gift] = giftLines([{ id: 'pouch-duo', giftColor: 'Koralle', quantity: 1 }], RANGE);
    expect(gift?.colour).toBe('koralle');
    expect(gift && giftName(gift, 'de', RANGE.giftNames, RANGE.options.colours)).toBe(
      'Elvare Kartenetui, Koralle',
    );
    expect(gift && giftName(gift, 'en', RANGE.giftNames, RANGE.options.colours)).toBe(
      'Elvare Card Holder, Coral',
    );
    expect(giftName({ kind: 'gift_box' }, 'de', RANGE.giftNames, RANGE.options.colours)).toBe(
      'Geschenkbox',
    );
  });

  it('of a card holder exist in the colours the card holder is sold in', () => {
    expect(giftColourOf('Sonnengelb', KARTENETUI.colours, RANGE.options.colours)).toBeUndefined();
    expect(giftColourOf('Kaki', KARTENETUI.colours, RANGE.options.colours)).toBeUndefined();
    expect(giftColourOf(' ', KARTENETUI.colours, RANGE.options.colours)).toBe('schwarz');
  });

  it('belong to packs only', () => {
    const ids = ['pouch-einzelpack', 'siegelring', 'special-gold-M', 'unknown'];
    expect(
      giftLines(
        ids.map((id) => ({ id, quantity: 3 })),
        RANGE,
      ),
    ).toEqual([]);
  });

  it('grow with the packs', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BAG_IDS),
        fc.constantFrom(...PACK_KEYS),
        fc.integer({ min: 1, max: 999 }),
        (bag, pack, quantity) => {
          const gifts = giftLines([{ id: `${bag}-${pack}`, quantity }], RANGE);
          expect(gifts.map((gift) => gift.kind)).toEqual(giftKinds(`${bag}-${pack}`, RANGE.find));
          for (const gift of gifts) expect(gift.quantity).toBe(quantity);
        },
      ),
    );
  });
});
