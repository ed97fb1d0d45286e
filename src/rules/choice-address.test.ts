import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POUCH } from '#test/seed.ts';
import { addressParams, readAddress } from './choice-address.ts';
import { firstChoice, type Offer } from './offer.ts';

const PACKS = [
  { id: 'einzelpack', pieces: 1, priceCents: 1 },
  { id: 'duo', pieces: 2, priceCents: 2 },
  { id: 'trio', pieces: 3, priceCents: 3 },
];
const colours = POUCH.colours.map((id) => ({ id, name: id, cover: '' }));
const first = POUCH.colours[0] ?? '';
const PLAIN = { productId: 'a', name: 'A' };
const packed = (chosen?: string): Offer => ({
  ...PLAIN,
  packs: PACKS,
  colours,
  ...(chosen && { chosen: [chosen] }),
});
const HOODIE: Offer = { ...PLAIN, colours, sizes: ['M', 'L'], chosen: [first] };
const read = (query: string, offer: Offer) => readAddress(new URLSearchParams(query), offer);

function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return new URLSearchParams(given).toString();
}

describe('a choice of packs in an address', () => {
  it('opens with the first pack and, where the page has one, its colour', () => {
    expect(read('', packed())).toMatchObject({ pack: 'einzelpack', colours: [] });
    expect(read('', packed(first))).toMatchObject({ pack: 'einzelpack', colours: [first] });
    expect(read('pack=duo', packed(first))).toMatchObject({ pack: 'duo', colours: [first] });
  });

  it('names pack and colours in the order chosen', () => {
    const chosen = read('pack=duo&farben=rosa.navy', packed());
    expect(chosen).toMatchObject({ pack: 'duo', colours: ['rosa', 'navy'] });
    expect(queryOf(addressParams(chosen, packed()))).toBe('pack=duo&farben=rosa.navy');
  });

  it('leaves out what is unknown, double or too much', () => {
    expect(read('pack=quartett&farben=rosa.rosa.pizza.navy', packed())).toMatchObject({
      pack: 'einzelpack',
      colours: ['rosa'],
    });
    expect(read('farben=', packed(first))).toMatchObject({ pack: 'einzelpack', colours: [] });
  });

  it('reads back every choice it writes', () => {
    const choice = fc.constantFrom(...PACKS).chain(({ id, pieces }) =>
      fc.record({
        pack: fc.constant(id),
        colours: fc.uniqueArray(fc.constantFrom(...POUCH.colours), { maxLength: pieces }),
      }),
    );
    fc.assert(
      fc.property(choice, fc.constantFrom(undefined, first), (chosen, preselected) => {
        const offer = packed(preselected);
        const query = queryOf(addressParams({ ...firstChoice(offer), ...chosen }, offer));
        expect(read(query, offer)).toMatchObject(chosen);
      }),
    );
  });
});

describe('a choice of colour and size in an address', () => {
  it('names both, and what is unknown is as the page opens', () => {
    const chosen = read('farbe=navy&groesse=L', HOODIE);
    expect(chosen).toMatchObject({ colours: ['navy'], size: 'L' });
    expect(queryOf(addressParams(chosen, HOODIE))).toBe('farbe=navy&groesse=L');
    expect(read('farbe=pizza&groesse=XS', HOODIE)).toEqual(firstChoice(HOODIE));
    expect(addressParams(firstChoice(HOODIE), HOODIE)).toEqual({
      farbe: undefined,
      groesse: undefined,
    });
  });

  it('is not part of the address of a product without', () => {
    expect(read('farbe=navy&groesse=L&pack=duo', PLAIN)).toEqual(firstChoice(PLAIN));
    expect(addressParams(firstChoice(PLAIN), PLAIN)).toEqual({});
  });
});
