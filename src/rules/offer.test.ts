import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  additionOf,
  baseOf,
  type Choice,
  firstChoice,
  type Offer,
  offerOf,
  printedBase,
  takeStep,
} from './offer.ts';

const colour = (id: string) => ({ id, name: id, cover: `/images/pouch/${id}-quarter` });
const POUCH = {
  productId: 'pouch',
  name: 'Elvare Pouch',
  colours: ['schwarz', 'rosa', 'lila', 'navy'].map(colour),
  packs: [
    { id: 'einzelpack', pieces: 1, priceCents: 5999 },
    { id: 'duo', pieces: 2, priceCents: 10799 },
    { id: 'trio', pieces: 3, priceCents: 15298 },
  ],
  chosen: ['schwarz'],
} satisfies Offer;
const TRAVEL_BAG: Offer = { ...POUCH, productId: 'travel-bag', chosen: [] };
const CAP: Offer = {
  productId: 'baseball-cap-monogram',
  name: 'Baseball Cap Monogram',
  priceCents: 4999,
  colours: ['rosa', 'lila'].map(colour),
  chosen: ['rosa'],
};
const PLAIN = { name: 'Name', cover: '/images/x/main' };
const JERSEY: Offer = { ...PLAIN, productId: 'special-nacht', priceCents: 4999, sizes: ['M'] };
const RING: Offer = { ...PLAIN, productId: 'siegelring', priceCents: 2999 };

type Step = readonly [name: string, value: string];

function choiceAfter(offer: Offer, ...steps: readonly Step[]): Choice {
  return steps.reduce(
    (choice, [name, value]) => takeStep(offer, choice, name, value),
    firstChoice(offer),
  );
}

describe('the offer of a page', () => {
  const texts = { title: 'Drin' };
  const named = { id: 'pouch', name: 'Elvare Pouch' };

  it('has the colours with their first pictures, packs, sizes and the colour that is chosen', () => {
    const rosa = { id: 'rosa', name: 'Rosa', pictures: ['-quarter', '-side'] };
    const navy = { id: 'navy', name: 'Navy', pictures: [{ base: '/images/x/navy', alt: '' }] };
    const { packs } = POUCH;
    const sizes = [{ id: 'S' }, { id: 'M', label: 'Medium' }];
    const product = { ...named, colours: [rosa, navy], packs, sizes, preselected: 'navy' };
    expect(offerOf({ ...product, added: texts })).toEqual({
      productId: 'pouch',
      name: 'Elvare Pouch',
      colours: [
        { id: 'rosa', name: 'Rosa', cover: '/images/pouch/rosa-quarter' },
        { id: 'navy', name: 'Navy', cover: '/images/x/navy' },
      ],
      packs,
      sizes: ['S', 'M'],
      chosen: ['navy'],
      added: texts,
    });
  });

  it('has a price and one picture where nothing is to be chosen', () => {
    const offer = { productId: 'pouch', name: 'Elvare Pouch', priceCents: 0 };
    expect(offerOf({ ...named, priceCents: 0, pictures: ['main', 'detail'] })).toEqual({
      ...offer,
      cover: '/images/pouch/main',
    });
    expect(offerOf({ ...named, priceCents: 0, cover: '/a/b' })).toEqual({
      ...offer,
      cover: '/a/b',
    });
    expect(offerOf({ ...named, priceCents: 0 })).toEqual({ ...offer, cover: '' });
  });

  it.each([
    ['/images/pouch/rosa-side', '-side'],
    ['/images/pouch/arosa-side', 'arosa-side'],
    ['/images/other/rosa-side', '/images/other/rosa-side'],
  ])('prints %s as %s and reads it back', (base, printed) => {
    expect(printedBase('pouch', base, 'rosa')).toBe(printed);
    expect(baseOf('pouch', printed, 'rosa')).toBe(base);
  });
});

describe('what a buy column puts into the cart', () => {
  it('sells the pouch as it opens, with its first colour', () => {
    expect(additionOf(POUCH, firstChoice(POUCH))).toEqual({
      variant: { productId: 'pouch', pack: 'einzelpack' },
      name: 'Elvare Pouch',
      picture: '/images/pouch/schwarz-quarter',
      colours: [colour('schwarz')],
      priceCents: 5999,
      quantity: 1,
    });
  });

  it('waits for as many colours as the pack holds, and takes its price', () => {
    expect(additionOf(TRAVEL_BAG, firstChoice(TRAVEL_BAG))).toBeUndefined();
    const one: Step[] = [
      ['pack', 'duo'],
      ['colour', 'rosa'],
    ];
    expect(additionOf(TRAVEL_BAG, choiceAfter(TRAVEL_BAG, ...one))).toBeUndefined();
    expect(
      additionOf(TRAVEL_BAG, choiceAfter(TRAVEL_BAG, ...one, ['colour', 'lila'])),
    ).toMatchObject({
      variant: { pack: 'duo' },
      colours: ['rosa', 'lila'].map(colour),
      picture: '/images/pouch/rosa-quarter',
      priceCents: 10799,
    });
  });

  it('toggles the colours of a bag and exchanges that of the cap', () => {
    expect(choiceAfter(POUCH, ['colour', 'schwarz']).colours).toEqual([]);
    expect(choiceAfter(CAP, ['colour', 'lila'], ['colour', 'lila']).colours).toEqual(['lila']);
    expect(additionOf(CAP, choiceAfter(CAP, ['colour', 'lila'], ['quantity', '1']))).toEqual({
      variant: { productId: 'baseball-cap-monogram', colour: 'lila' },
      name: 'Baseball Cap Monogram',
      picture: '/images/pouch/lila-quarter',
      colours: [colour('lila')],
      priceCents: 4999,
      quantity: 2,
    });
  });

  it('waits for both colour and size', () => {
    const hoodie: Offer = { ...CAP, sizes: ['S', 'M'], chosen: [] };
    expect(additionOf(hoodie, choiceAfter(hoodie, ['size', 'M']))).toBeUndefined();
    expect(additionOf(hoodie, choiceAfter(hoodie, ['colour', 'lila']))).toBeUndefined();
    const both = choiceAfter(hoodie, ['size', 'M'], ['colour', 'lila']);
    expect(additionOf(hoodie, both)?.variant).toMatchObject({ colour: 'lila', size: 'M' });
  });

  it('waits for the size of a jersey', () => {
    const sized = (size: string) => additionOf(JERSEY, choiceAfter(JERSEY, ['size', size]));
    expect(additionOf(JERSEY, firstChoice(JERSEY))).toBeUndefined();
    expect(sized('riesig')).toBeUndefined();
    expect(sized('M')?.variant).toMatchObject({ size: 'M' });
  });

  it('asks nothing where nothing is to be chosen', () => {
    expect(additionOf(RING, firstChoice(RING))).toEqual({
      variant: { productId: 'siegelring' },
      name: 'Name',
      picture: '/images/x/main',
      colours: [],
      priceCents: 2999,
      quantity: 1,
    });
  });

  it('never sells less than one, nor a colour or pack that does not exist', () => {
    expect(choiceAfter(JERSEY, ['quantity', '-1'], ['quantity', '1']).quantity).toBe(2);
    for (const step of [
      ['colour', 'toString'],
      ['pack', 'quartett'],
      ['quantity', 'viele'],
      ['heart', ''],
    ] as const) {
      expect(choiceAfter(POUCH, step)).toEqual(firstChoice(POUCH));
    }
  });

  it('whatever is tapped: a bag is only sold with exactly its colours, at its pack’s price', () => {
    const step = fc.oneof(
      fc.tuple(fc.constant('pack'), fc.constantFrom('einzelpack', 'duo', 'trio', 'x')),
      fc.tuple(fc.constant('colour'), fc.constantFrom('schwarz', 'rosa', 'lila', 'navy', 'x')),
      fc.tuple(fc.constant('quantity'), fc.constantFrom('1', '-1')),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const addition = additionOf(POUCH, choiceAfter(POUCH, ...steps));
        const pack = POUCH.packs.find(({ id }) => id === addition?.variant.pack);
        if (!addition || !pack) return;
        expect(new Set(addition.colours).size).toBe(pack.pieces);
        expect(addition.priceCents).toBe(pack.priceCents);
        expect(addition.quantity).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
