import { beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { LANGS, localized } from '#routes.ts';
import { checkEntries } from '#server/catalogue/check-entries.ts';
import { findForbiddenWords } from '#server/catalogue/draft-words.ts';
import { liveStart } from '#server/catalogue/seed.ts';
import { withPages } from '#server/catalogue/starting-pages.ts';
import { readSettings } from '#server/env.ts';
import { robots, sitemap } from '#tools/build/crawlers.ts';
import { printedSettings } from '#tools/build/settings.ts';
import { ROOT_DIR } from './running-shop.ts';
import { openStorefront } from './storefront.ts';

/** Every document of a live shop that has just been made: no product, and texts that nobody has checked. */

const entries = liveStart();
const checked = checkEntries(entries);
if (!checked.ok) throw new Error(JSON.stringify(checked.findings));
const catalogue: Catalogue = { ...withPages(checked.catalogue, 'live'), unopened: true };
const read = readSettings({ SHOP_MODE: 'live' }, undefined, ROOT_DIR);
if (!read.ok) throw new Error(read.sentence);
const settings = printedSettings(read.settings);
const { storefrontOf } = await openStorefront();
const storefront = storefrontOf(catalogue);
const documents = new Map<string, string>();

beforeAll(async () => {
  for (const { path } of storefront.paths) {
    const { title, head, structured, body } = await storefront.render(path, settings);
    documents.set(path, [title, JSON.stringify(head), structured, body].join('\n'));
  }
}, 120_000);

test('have nothing that is undefined, and no words that no shop may say', () => {
  const found = [...documents].filter(([, text]) => /\bNaN\b|>undefined<|\bInfinity\b/.test(text));
  expect(found.map(([path]) => path)).toEqual([]);
  expect(entries.flatMap(findForbiddenWords)).toEqual([]);
});

test('are the home page, an empty list, the texts and the pages for what a shopper does', () => {
  for (const lang of LANGS) {
    for (const path of ['/', '/suche', '/merkliste', '/kasse', '/impressum', '/agb', '/versand']) {
      expect([...documents.keys()]).toContain(localized(path, lang));
    }
  }
  expect(documents.get('/produkte')).toContain('Hier gibt es noch keine Produkte.');
  expect(documents.get('/en/produkte')).toContain('There are no products here yet.');
  expect(documents.get('/produkte')).not.toMatch(/Filter zurücksetzen|0 Produkte|Sortieren/);
});

test('have files with data, and a sitemap and robots.txt for crawlers, who may not come yet', () => {
  for (const target of storefront.sharedTargets) {
    expect(() => JSON.parse(storefront.textOf(target) ?? '')).not.toThrow();
  }
  expect(sitemap(storefront.paths, 'https://laden.de')).toContain('https://laden.de/produkte');
  expect(robots('https://laden.de', catalogue.unopened)).toBe('User-agent: *\nDisallow: /\n');
});
