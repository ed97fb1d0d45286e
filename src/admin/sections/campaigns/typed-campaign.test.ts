import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FIRST_CAMPAIGN,
  type Offer,
  parseCampaign,
  type TypedCampaign,
  typedFrom,
} from './typed-campaign.ts';

const whole: TypedCampaign = {
  ...FIRST_CAMPAIGN,
  name: { de: ' Herbst ', en: 'Autumn' },
  starts: '2026-11-30T23:30:00.000Z',
  ends: '2026-12-24T22:59:00.000Z',
  percent: '12,5 %',
};

describe('a typed campaign', () => {
  it('is read', () => {
    expect(parseCampaign(whole).body).toEqual({
      name: { de: 'Herbst', en: 'Autumn' },
      starts_at: '2026-11-30T23:30:00.000Z',
      ends_at: '2026-12-24T22:59:00.000Z',
      offer: { kind: 'percent', hundredths: 1250, goods: { kind: 'everything' } },
      is_announced: true,
    });
  });

  it('names every field that is missing', () => {
    expect([...parseCampaign(FIRST_CAMPAIGN).bad].sort()).toEqual(
      ['ends', 'name.de', 'name.en', 'percent', 'starts'].sort(),
    );
  });

  it.each([
    [{ ends: '2026-11-30T23:30:00.000Z' }, 'ends'],
    [{ percent: '100' }, 'percent'],
    [{ percent: 'viel' }, 'percent'],
    [{ goods: 'collections' }, 'goods'],
    [{ goods: 'tag' }, 'goods'],
    [{ goods: 'products' }, 'goods'],
    [{ kind: 'prices' }, 'prices'],
    [{ kind: 'prices', ids: ['pouch'], prices: { 'pouch duo': undefined } }, 'prices'],
    [{ name: { de: 'x'.repeat(61), en: 'x' } }, 'name.de'],
  ] as const)('is wrong with %j in %s alone', (change, field) => {
    const { bad, body } = parseCampaign({ ...whole, ...change });
    expect([...bad]).toEqual([field]);
    expect(body).toBeUndefined();
  });

  it('has the prices that are typed, and no others', () => {
    const prices = {
      'pouch duo': 8999,
      'pouch trio': undefined,
      'gone ': 500,
      'siegelring ': 2000,
    };
    const typed = { ...whole, kind: 'prices', ids: ['pouch', 'siegelring'], prices } as const;
    expect(parseCampaign(typed).offer).toEqual({
      kind: 'prices',
      prices: [
        { product_id: 'pouch', variant: 'duo', price_cents: 8999 },
        { product_id: 'siegelring', variant: '', price_cents: 2000 },
      ],
    });
  });

  it('that the shop has is typed so that it reads as the same', () => {
    const offer: fc.Arbitrary<Offer> = fc.oneof(
      fc.record({
        kind: fc.constant('percent' as const),
        hundredths: fc.integer({ min: 1, max: 9_999 }),
        goods: fc.oneof(
          fc.constant({ kind: 'everything' as const }),
          fc.record({
            kind: fc.constant('products' as const),
            ids: fc.uniqueArray(fc.constantFrom('pouch', 'siegelring', 'kiez-low'), {
              minLength: 1,
            }),
          }),
          fc.record({
            kind: fc.constant('collections' as const),
            collections: fc.subarray(['sneakers', 'bagsMenu'], { minLength: 1 }),
          }),
          fc.constant({ kind: 'tag' as const, group: 'silhouette', value: 'kiez' }),
        ),
      }),
      fc.record({
        kind: fc.constant('prices' as const),
        prices: fc.constant<(Offer & { kind: 'prices' })['prices']>([
          { product_id: 'pouch', variant: 'einzelpack' as const, price_cents: 5 },
          { product_id: 'siegelring', variant: '' as const, price_cents: 12_345 },
        ]),
      }),
    );
    fc.assert(
      fc.property(offer, fc.constantFrom('de', 'en'), (given, lang) => {
        const typed = typedFrom(
          {
            id: 'x',
            revision: 1,
            name: { de: 'a', en: 'b' },
            starts_at: '2026-07-01T10:00:00.000Z',
            ends_at: '2026-07-02T10:30:00.000Z',
            ended_at: null,
            offer: given,
            is_announced: false,
            state: 'planned',
            is_ready: true,
          },
          lang,
        );
        expect(parseCampaign(typed).body).toMatchObject({
          starts_at: '2026-07-01T10:00:00.000Z',
          ends_at: '2026-07-02T10:30:00.000Z',
          offer: given,
        });
      }),
    );
  });
});
