import { describe, expect, it } from 'vitest';
import type { SearchReply } from '#contract/search.ts';
import { largeCatalogue } from '#test/large-catalogue.ts';
import { openTestShop } from '#test/shop.ts';

/** More than one page of everything. */
const catalogue = largeCatalogue(300);
const test = await openTestShop({ catalogue });

let address = 0;
function get(query: Readonly<Record<string, string>>): Promise<Response> {
  address += 1;
  return test.request(`/api/search?${new URLSearchParams(query)}`, {
    headers: { 'x-forwarded-for': `10.9.${address >> 8}.${address & 255}` },
  });
}
async function search(query: Readonly<Record<string, string>>): Promise<SearchReply> {
  const reply = await get(query);
  expect(reply.status).toBe(200);
  return reply.json();
}

describe('the search of the server', () => {
  it('finds products with their cards, best first, and counts all', async () => {
    const { total, hits } = await search({ q: 'kulturbeuttel', lang: 'de' });
    expect(hits[0]?.card).toMatchObject({ id: 'toiletry-bag', href: '/products/toiletry-bag' });
    expect(total).toBe(hits.length);
    const english = await search({ q: 'toiletry bag', lang: 'en' });
    expect(english.hits[0]?.card.href).toBe('/en/products/toiletry-bag');
  });

  it('has every hit on one page, of 48 or as many as are asked for', async () => {
    const { total, hits } = await search({ q: 'sneaker', lang: 'de' });
    expect(hits).toHaveLength(48);
    const sneakers = catalogue.products.filter(({ collection }) => collection === 'sneakers');
    expect(total).toBe(sneakers.length);
    const ids: string[] = [];
    for (let page = 1; page <= Math.ceil(total / 20); page += 1) {
      const next = await search({ q: 'sneaker', lang: 'de', page: String(page), size: '20' });
      expect(next.total).toBe(total);
      ids.push(...next.hits.map(({ card }) => card.id));
    }
    expect(ids.toSorted()).toEqual(sneakers.map(({ id }) => id as string).toSorted());
    expect(ids.slice(0, 48)).toEqual(hits.map(({ card }) => card.id));
    expect(await search({ q: 'sneaker', lang: 'de', page: '9999' })).toEqual({ total, hits: [] });
  });

  it.each<Record<string, string>>([
    {},
    { lang: 'de' },
    { q: '', lang: 'de' },
    { q: 'x'.repeat(101), lang: 'de' },
    { q: 'x'.repeat(10_000), lang: 'de' },
    { q: 'x\0', lang: 'de' },
    { q: 'x' },
    { q: 'x', lang: 'fr' },
    { q: 'x', lang: '__proto__' },
    ...['0', '-1', '1e9', '1000000000', '1.5', 'x', '', ' 1'].flatMap((value) => [
      { q: 'x', lang: 'de', page: value },
      { q: 'x', lang: 'de', size: value },
    ]),
    { q: 'x', lang: 'de', size: '49' },
    { q: 'x', lang: 'de', more: '1' },
  ])('refuses %o', async (query) => {
    const reply = await get(query);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: 'invalid_body' });
  });

  it('refuses in the language of the search', async () => {
    const { error } = await (await get({ lang: 'en' })).json();
    expect(error).toBe('The request holds an invalid value. (q)');
  });

  it('stops a flood from one address', async () => {
    const statuses = new Set<number>();
    for (let nth = 0; nth < 130; nth += 1) {
      statuses.add((await test.request('/api/search?q=pouch&lang=de')).status);
    }
    expect(statuses).toEqual(new Set([200, 429]));
  });

  it('logs no query', () => {
    expect(test.logged.join('\n')).not.toMatch(/kulturbeuttel|waschmaschine/);
  });
});
