import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { COLOUR_IDS, PACK_KEYS, PACK_PIECES } from '#test/seed.ts';
import { goodsKey } from './line-ids.ts';
import { piecesOf } from './order-pieces.ts';
import { rangeOf } from './range.ts';
import { variantText } from './variant-text.ts';

it('counts a pack as its colours, with its key and, as before 0.2, without', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PACK_KEYS),
      fc.shuffledSubarray([...COLOUR_IDS], { minLength: 3, maxLength: 3 }),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom('de', 'en'),
      (pack, three, quantity, lang) => {
        const colours = three.slice(0, PACK_PIECES[pack]);
        const key = goodsKey({ id: `pouch-${pack}`, colourIds: colours.join(',') });
        const variant = variantText(
          { productId: 'pouch', pack },
          colours,
          lang,
          rangeOf(seedCatalogue).options,
        );
        const pieces = quantity * PACK_PIECES[pack];
        expect(piecesOf({ key, variant, quantity })).toBe(pieces);
        expect(piecesOf({ variant, quantity })).toBe(pieces);
      },
    ),
  );
});

it('counts the pieces of a pack without colours', () => {
  const line = { key: 'socken-sechser||', variant: 'Sechserpack', quantity: 2 };
  expect(piecesOf({ ...line, pieces: 6 })).toBe(12);
});

it.each(['', 'Größe 42', 'Rosa'])('counts a line with the variant %j as it is', (variant) => {
  expect(piecesOf({ key: 'ring||', variant, quantity: 3 })).toBe(3);
  expect(piecesOf({ variant, quantity: 3 })).toBe(3);
});
