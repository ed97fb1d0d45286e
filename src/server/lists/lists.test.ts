import { describe, expect, it } from 'vitest';
import { type ListReply, listReply } from '#contract/list.ts';
import { listedIn } from '#rules/lists.ts';
import { largeCatalogue } from '#test/large-catalogue.ts';
import { openTestShop } from '#test/shop.ts';
import { LIMITS } from '../http/limits.ts';

const catalogue = largeCatalogue(300);
const test = await openTestShop({ catalogue });

async function get(query: string) {
  const response = await test.request(`/api/list?${query}`);
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text) as Record<string, unknown> };
}

async function page(query: string): Promise<ListReply> {
  const { status, body } = await get(query);
  expect(status, query).toBe(200);
  return listReply.parse(body);
}

describe('GET /api/list', () => {
  it('replies the pages of a list, together each product once', async () => {
    for (const list of ['produkte', 'sneakers', 'trikots', 'accessoires'] as const) {
      const first = await page(`list=${list}&lang=de`);
      const all = [...first.cards];
      for (let nth = 2; nth <= first.pages; nth += 1) {
        all.push(...(await page(`list=${list}&lang=de&seite=${nth}`)).cards);
      }
      expect(all.map(({ id }) => id)).toEqual(listedIn(list, catalogue).map(({ id }) => id));
      expect(all).toHaveLength(first.found);
    }
  });

  it('filters, sorts and counts', async () => {
    const reply = await page('list=sneakers&lang=en&kategorie=hafen&sale=1&sort=preis-ab&seite=2');
    const prices = reply.cards.map(({ priceCents }) => priceCents);
    expect(reply.page).toBe(2);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(reply.cards.length).toBeGreaterThan(0);
    for (const card of reply.cards) {
      expect(card).toMatchObject({ tags: { silhouette: 'hafen' } });
      expect(card.originalCents).toBeGreaterThan(card.priceCents);
      expect(card.href).toMatch(/^\/en\/sneakers\//);
    }
    expect(reply.found).toBe(reply.narrowed);
    expect(reply.counts).toMatchObject({ hafen: reply.found });
  });

  it('says that nothing is left', async () => {
    const reply = await page('list=trikots&lang=de&kategorie=vintage&preis=unter-40');
    expect(reply).toMatchObject({ cards: [], found: 0, page: 1, pages: 1, narrowed: 0 });
    expect(reply.inFamily).toBeGreaterThan(0);
  });

  it('replies the last page where an address names a later one', async () => {
    const reply = await page('list=sneakers&lang=de&seite=99999');
    expect(reply.page).toBe(reply.pages);
    expect(reply.cards.at(-1)?.id).toBe(listedIn('sneakers', catalogue).at(-1)?.id);
  });

  it.each([
    ['lang=de', 'list'],
    ['list=sneakers', 'lang'],
    ['list=sneakers&lang=fr', 'lang'],
    ['list=sneakers&lang=de&seite=1e9', 'seite'],
    ['list=sneakers&lang=de&kategorie=vintage', 'kategorie'],
    ['list=trikots&lang=de&sale=1', 'sale'],
    ['list=sneakers&lang=de&preis=unter-40', 'preis'],
    ['list=produkte&lang=de&sort=name', 'sort'],
    ['list=sneakers&lang=de&q=x', 'q'],
    ['list=sneakers&list=trikots&lang=de', 'list'],
    ['list=sneakers&lang=de&seite=%00', 'seite'],
    [`list=sneakers&lang=de&kategorie=${'x'.repeat(5000)}`, 'kategorie'],
    [`list=sneakers&lang=de&${'x'.repeat(5000)}=1`, 'x'.repeat(100)],
  ])('refuses %s', async (query, about) => {
    const { status, body } = await get(query);
    expect([status, body['code']]).toEqual([400, 'invalid_body']);
    expect(body['error']).toMatch(new RegExp(`\\(${about}\\)$`));
  });

  it('is limited by address', async () => {
    const { burst } = LIMITS.list;
    const query = 'list=accessoires&lang=de&sort=name';
    test.clock.now += 600_000;
    const replies = await Promise.all(Array.from({ length: burst + 5 }, () => get(query)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(burst);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
    test.clock.now += 60_000;
    expect((await get(query)).status).toBe(200);
  });
});
