import { expect, it } from 'vitest';
import type { AdminCampaign } from '#contract/admin-campaigns.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import { offerSentence, remaining, stretch } from './offer-sentence.ts';
import { timelineAt } from './timeline.ts';

const HOUR_MS = 3_600_000;
const names: CatalogueNames = {
  collections: { sneakers: 'Sneakers', jerseys: 'Trikots', featured: 'Startseite' },
  lists: {},
  homes: { sneakers: '/sneakers', jerseys: '/trikots' },
  tags: { silhouette: { kiez: 'Kiez Low' } },
  groups: {},
  shades: {},
  colours: {},
  packs: {},
  gifts: {},
};
type Goods = Extract<AdminCampaign['offer'], { kind: 'percent' }>['goods'];

it.each<[Goods, string]>([
  [{ kind: 'everything' }, 'alles, auch Neues'],
  [{ kind: 'collections', collections: ['sneakers'] }, 'alle Sneakers, auch neue'],
  [
    { kind: 'collections', collections: ['sneakers', 'jerseys'] },
    'alle Sneakers und Trikots, auch neue',
  ],
  [{ kind: 'collections', collections: ['featured'] }, 'alles in Startseite, auch Neues'],
  [{ kind: 'tag', group: 'silhouette', value: 'kiez' }, 'alles mit „Kiez Low“, auch Neues'],
  [{ kind: 'products', ids: ['a'] }, '1 Produkt'],
  [{ kind: 'products', ids: ['a', 'b'] }, '2 Produkte'],
])('says in words what %j reaches', (goods, reach) => {
  const said = offerSentence({ kind: 'percent', hundredths: 1250, goods }, de, names, 'de');
  expect(said).toBe(`12,5\u00a0% auf ${reach}`);
});

it('says new prices, and how long it takes', () => {
  const price = { product_id: 'a', variant: '', price_cents: 5 };
  const offer = { kind: 'prices', prices: [price, { ...price, variant: 'duo' }] } as const;
  expect(offerSentence({ ...offer, prices: [...offer.prices] }, en, names, 'en')).toBe(
    'New price for 1 product',
  );
  expect([30_000, 5 * HOUR_MS, 49 * HOUR_MS].map((ms) => stretch(ms, de))).toEqual([
    '1 Min.',
    '5 Std.',
    '3 Tagen',
  ]);
  const times = { starts_at: '2026-11-27T00:00:00Z', ends_at: '2026-11-29T00:00:00Z' };
  const campaign = { ...times, state: 'planned' } as AdminCampaign;
  expect(remaining(campaign, Date.parse('2026-11-26T19:00:00Z'), de)).toBe('beginnt in 5 Std.');
  expect(remaining({ ...campaign, state: 'ended' }, 0, de)).toBeUndefined();
});

it('places campaigns in the ten weeks around now, as weeks are in Berlin', () => {
  const now = Date.parse('2026-11-26T18:42:00Z');
  const { weeks, nowAt, barOf } = timelineAt(now);
  expect(weeks.map(({ number }) => number)).toEqual([46, 47, 48, 49, 50, 51, 52, 53, 1, 2]);
  expect(new Date(weeks[0]?.startMs ?? 0).toISOString()).toBe('2026-11-08T23:00:00.000Z');
  expect(nowAt).toBeCloseTo(0.2546, 3);
  const bar = (starts_at: string, ends_at: string, ended_at: string | null = null) =>
    barOf({ starts_at, ends_at, ended_at });
  expect(bar('2026-11-08T23:00:00Z', '2027-01-17T23:00:00Z')).toEqual([0, 1]);
  expect(bar('2026-01-01T00:00:00Z', '2026-11-15T23:00:00Z')).toEqual([0, 0.1]);
  const [, end] = bar('2026-11-15T23:00:00Z', '2026-12-31T00:00:00Z', '2026-11-15T23:01:00Z') ?? [];
  expect(end).toBeCloseTo(0.106, 6);
  expect(bar('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z')).toBeUndefined();
  expect(bar('2027-03-01T00:00:00Z', '2027-04-01T00:00:00Z')).toBeUndefined();
});
