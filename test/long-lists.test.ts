import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { PRODUCTS_PER_LIST_PAGE } from '#catalogue/limits.ts';
import { LANGS, pageHref } from '#routes.ts';
import { listedIn, listPath, listsOf, pagesOf } from '#rules/lists.ts';
import { sitemap } from '#tools/build/crawlers.ts';
import { largeCatalogue } from './large-catalogue.ts';
import { openStorefront } from './storefront.ts';

/** Documents of long lists: each has one page, and costs what it shows. */

const { storefrontOf, settings } = await openStorefront();

const thousand = largeCatalogue(1000);
const LISTS = listsOf(thousand).flatMap((list) => LANGS.map((lang) => ({ list, lang })));

interface Item {
  readonly position: number;
  readonly url: string;
}

/** Addresses of the cells, in order. */
const cellsOf = (body: string) =>
  [...body.matchAll(/<a class="cell-link" href="([^"]+)"/g)].map(([, href = '']) => href);

describe.each(LISTS)('$list in $lang, of 1,000 products', ({ list, lang }) => {
  const products = listedIn(list, thousand);
  const first = listPath(list, thousand);
  const pages = pagesOf(products.length);

  test('its documents together have each product once, in order', async () => {
    const { render, dataOf } = storefrontOf(thousand);
    const shown: string[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const { body } = await render(pageHref(first, lang, page), settings);
      shown.push(...cellsOf(body));
    }
    expect(shown).toHaveLength(products.length);
    expect(new Set(shown).size).toBe(products.length);
    const beyond = { name: 'list', lang, id: `${first.slice(1)}/seite/${pages + 1}` } as const;
    expect(dataOf(beyond)).toBeUndefined();
    await expect(render(pageHref(first, lang, pages + 1), settings)).rejects.toThrow('no page');
  });

  test('a further page says which it is, and links to its neighbours without scripts', async () => {
    const path = pageHref(first, lang, 2);
    const { title, head, body, structured } = await storefrontOf(thousand).render(path, settings);
    expect(title).toContain(lang === 'de' ? ', Seite 2 |' : ', page 2 |');
    const canonical = head.find(({ attributes }) => attributes['rel'] === 'canonical');
    expect(canonical?.attributes['href']).toBe(settings.baseUrl + path);
    const said = head.find(({ attributes }) => attributes['name'] === 'description');
    expect(said?.attributes['content']).toContain(String(products.length));
    expect(said?.attributes['content']).not.toMatch(/[{}]/);
    for (const page of [1, 3, pages])
      expect(body).toContain(`href="${pageHref(first, lang, page)}"`);
    expect(body.match(/aria-current="page"[^>]*>2</g)).toHaveLength(1);
    expect(body).not.toContain('<noscript');
    if (list === 'produkte') return;
    const graph = JSON.parse(structured ?? '{}')['@graph'];
    const items: Item[] = graph[1].itemListElement;
    expect(items.map(({ url }) => url.replace(settings.baseUrl, ''))).toEqual(cellsOf(body));
    expect(items[0]?.position).toBe(PRODUCTS_PER_LIST_PAGE + 1);
    expect(graph[0].itemListElement.at(-1).item).toBe(settings.baseUrl + path);
  });

  test('every page is in the sitemap', () => {
    const listed = sitemap(storefrontOf(thousand).paths, settings.baseUrl);
    for (let page = 1; page <= pages; page += 1) {
      expect(listed).toContain(`<loc>${settings.baseUrl}${pageHref(first, lang, page)}</loc>`);
    }
    expect(listed).not.toContain('/seite/1<');
  });
});

describe('the cost of a page', () => {
  /** Bytes of a page's HTML and data, without what every document has. */
  async function bytesOf(catalogue: Catalogue, path: string) {
    const { body, data } = await storefrontOf(catalogue).render(path, settings);
    const whole = body + JSON.stringify(data);
    return { raw: whole.length, brotli: brotliCompressSync(whole).length };
  }

  test('does not depend on the range', async () => {
    const large = largeCatalogue(10_000);
    for (const path of ['/sneakers', '/sneakers/seite/2', '/en/accessoires/seite/3']) {
      const few = await bytesOf(thousand, path);
      const many = await bytesOf(large, path);
      expect(Math.abs(many.raw / few.raw - 1)).toBeLessThan(0.02);
      expect(Math.abs(many.brotli / few.brotli - 1)).toBeLessThan(0.05);
    }
  });

  test('a list is not sorted again for each page', () => {
    const large = largeCatalogue(10_000);
    const { dataOf } = storefrontOf(large);
    const make = (id: string) => {
      const started = performance.now();
      dataOf({ name: 'list', lang: 'de', id: `sneakers${id}` });
      return performance.now() - started;
    };
    make('');
    const times = Array.from({ length: 100 }, (_, at) => make(`/seite/${at + 2}`)).toSorted(
      (a, b) => a - b,
    );
    expect(times[50]).toBeLessThan(5);
  });
});

test('lists of one page have no pagination', async () => {
  const small = largeCatalogue(0);
  const { render, paths } = storefrontOf(small);
  for (const lang of LANGS) {
    for (const list of listsOf(small)) {
      const { body, data } = await render(pageHref(listPath(list, small), lang, 1), settings);
      expect(body).not.toContain('class="pages"');
      expect(data).not.toHaveProperty('paging');
    }
  }
  expect(paths.filter(({ path }) => path.includes('/seite/'))).toEqual([]);
});
