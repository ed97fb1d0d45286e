import { describe, expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { LANGS, localized } from '#routes.ts';
import { formatPrice } from '#rules/money.ts';
import { rangeOf } from '#rules/range.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { knownPaths } from '#server/visits/pages.ts';
import { sitemap } from '#tools/build/crawlers.ts';
import { grownCatalogue } from './catalogues.ts';
import { newRange } from './new-range.ts';
import { openStorefront } from './storefront.ts';

/** A product that only the catalogue knows has a page like any other. */

const { storefrontOf, settings } = await openStorefront();

interface Thing {
  readonly '@type': string;
  readonly offers?: readonly { readonly price: string }[];
}

const NEW = [
  ['kiez-low-koralle', '/sneakers/kiez-low-koralle', [8199], '/sneakers'],
  ['vintage-1996', '/trikots/vintage-1996', [5199], '/trikots'],
  ['dad-cap', '/caps/dad-cap', [2999], '/produkte'],
  ['parfum-bleu', '/accessoires/parfum-bleu', [5499], '/accessoires'],
  ['beach-bag', '/products/beach-bag', [6999, 12_599, 17_847], '/produkte'],
] as const;
const OF_A_NEW_SORT = [
  ['hoodie-hafen', '/hoodies/hoodie-hafen', [4999], '/hoodies'],
  ['poster-kran', '/hoodies/poster-kran', [4999], '/hoodies'],
  ['guertel', '/hoodies/guertel', [4999], '/hoodies'],
  ['socken', '/hoodies/socken', [2999], '/hoodies'],
] as const;
const ALL = [
  ...NEW.map((row) => [grownCatalogue, ...row] as const),
  ...OF_A_NEW_SORT.map((row) => [newRange, ...row] as const),
];
const CASES = LANGS.flatMap((lang) =>
  ALL.map(([catalogue, id, path, cents, list]) => ({
    catalogue,
    id,
    lang,
    path: localized(path, lang),
    cents,
    list: localized(list, lang),
  })),
);

describe.each(CASES)('$path', ({ catalogue, id, lang, path, cents, list }) => {
  test('has a document with name, prices, structured data and its own address', async () => {
    const name = rangeOf(catalogue).find(id)?.name[lang] ?? '';
    const { body, title, head, structured, data } = await storefrontOf(catalogue).render(
      path,
      settings,
    );
    expect(title).toContain(name);
    expect(body).toContain(`>${name}</h1>`);
    for (const each of cents) expect(body).toContain(formatPrice(each, lang));
    expect(data).toMatchObject({ id, name });

    const canonical = head.find(({ attributes }) => attributes['rel'] === 'canonical');
    expect(canonical?.attributes['href']).toBe(settings.baseUrl + path);
    const graph = JSON.parse(structured ?? '{}')['@graph'] as readonly Thing[];
    const product = graph.find((thing) => thing['@type'] === 'Product');
    expect(product).toMatchObject({ name, sku: id, url: settings.baseUrl + path });
    const prices = cents.map((each) => (each / 100).toFixed(2));
    expect(product?.offers?.map(({ price }) => price)).toEqual(prices);
  });

  test('stands in its list, and in the list’s structured data', async () => {
    const { body, structured } = await storefrontOf(catalogue).render(list, settings);
    expect(body).toContain(`href="${path}"`);
    // The list of fashion has none.
    if (!list.endsWith('/produkte')) expect(structured).toContain(`"${settings.baseUrl}${path}"`);
  });

  test('is among the cards and in the search', () => {
    const { sharedTargets, textOf } = storefrontOf(catalogue);
    const files = (name: string) =>
      sharedTargets
        .filter((target) => target.name === name && target.lang === lang)
        .map(textOf)
        .join('');
    expect(files('cards')).toContain(`"href":"${path}"`);
    expect(files('search')).toContain(`"${id}"`);
  });

  test('is in the sitemap', () => {
    const listed = sitemap(storefrontOf(catalogue).paths, settings.baseUrl);
    const german = `hreflang="x-default" href="${settings.baseUrl}/agb"/>`;
    expect(listed.split(german)).toHaveLength(3);
    expect(listed).toContain(`<loc>${settings.baseUrl}${path}</loc>`);
  });

  test('is no page of a shop without it', async () => {
    await expect(storefrontOf(seedCatalogue).render(path, settings)).rejects.toThrow(path);
  });
});

test('a list that came with the range is in the menu, has its filter, and its pages their options', async () => {
  const bodyOf = async (at: string) =>
    (await storefrontOf(newRange).render(at, settings)).body.replaceAll('<!-- -->', '');
  expect(await bodyOf('/merkliste')).toContain('>Hoodies</a>');
  const home = await bodyOf('/');
  expect(home).toContain('>Hoodies</a>');
  expect(await bodyOf('/en/hoodies')).toContain('>Loose<');
  const hoodie = await bodyOf('/en/hoodies/hoodie-hafen');
  for (const word of ['Teal', 'Sand', '>S<', '>M<']) expect(hoodie).toContain(word);
  expect(await bodyOf('/hoodies/guertel')).toContain('>95 cm<');
  const socks = await bodyOf('/hoodies/socken');
  expect(socks).toContain('SIX PACK');
  expect(socks).not.toContain('Eine Farbe');
  expect(await bodyOf('/products/pouch')).toContain('Petrol');
});

test('a page shows the catalogue that it is rendered from', async () => {
  const bodyOf = async (catalogue: Catalogue) =>
    (await storefrontOf(catalogue).render('/sneakers/kiez-low-navy', settings)).body;
  const body = await bodyOf(seedCatalogue);
  expect(body).not.toContain('Kiez Low Koralle');
  expect(await bodyOf(grownCatalogue)).toContain('Kiez Low Koralle');
  expect(await bodyOf(seedCatalogue)).toBe(body);
});

test('visits are counted on exactly the pages that are rendered', () => {
  const { paths } = storefrontOf(grownCatalogue);
  const rendered = paths.filter(({ path }) => !/\/(404|nicht-gefunden)$/.test(path));
  expect(rendered.map(({ path }) => path).toSorted()).toEqual(
    knownPaths(grownCatalogue).toSorted(),
  );
});
