import fc from 'fast-check';
import { expect, it } from 'vitest';
import german from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import { summaryOf } from './summary.ts';

const say = (lang: 'de' | 'en', orders: number, revenue: number, visitors: number) => {
  const counted = { orders_today: orders, revenue_today: revenue, active_users: visitors };
  return summaryOf(counted, (lang === 'de' ? german : english).summary, lang);
};

it.each([
  [12, 48_360, 3, 'Heute 12 Bestellungen für €483,60, gerade 3 Besucher im Shop.'],
  [1, 4_500, 1, 'Heute 1 Bestellung für €45,00, gerade 1 Besucher im Shop.'],
  [0, 0, 0, 'Heute noch keine Bestellung, gerade niemand im Shop.'],
  [1_204, -500, 0, 'Heute 1.204 Bestellungen für −€5,00, gerade niemand im Shop.'],
])('%i orders for %i cents with %i visitors, in German', (orders, revenue, visitors, sentence) => {
  expect(say('de', orders, revenue, visitors)).toBe(sentence);
});

it.each([
  [12, 48_360, 3, '12 orders for €483.60 today, 3 visitors in the shop right now.'],
  [1, 4_500, 1, '1 order for €45.00 today, 1 visitor in the shop right now.'],
  [0, 0, 0, 'No orders yet today, nobody in the shop right now.'],
])('%i orders for %i cents with %i visitors, in English', (orders, revenue, visitors, sentence) => {
  expect(say('en', orders, revenue, visitors)).toBe(sentence);
});

it('says nothing of visitors where none are counted', () => {
  const counted = { orders_today: 1, revenue_today: 4_500, active_users: 0, visits_unknown: true };
  expect(summaryOf(counted, german.summary, 'de')).toBe('Heute 1 Bestellung für €45,00.');
});

it('is one sentence without a name left over, whatever the numbers', () => {
  const count = fc.nat({ max: 1_000_000 });
  fc.assert(
    fc.property(fc.constantFrom('de', 'en'), count, count, count, (lang, orders, cents, here) => {
      expect(say(lang, orders, cents, here)).toMatch(/^[^{}]+, [^{}]+\.$/);
    }),
  );
});
