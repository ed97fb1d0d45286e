import { expect, it } from 'vitest';
import { GOODS_FACTS } from '#catalogue/goods.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import {
  guaranteeRow,
  makerLine,
  missingFacts,
  missingTags,
  needsEuPerson,
  needsOf,
  safetyOf,
} from './goods-facts.ts';

const abroad = {
  name: 'Kern',
  street: 'Weg 1',
  town: '8000 Zürich',
  country: 'CH',
  email: 'a@b.ch',
};
const own = { name: 'Wir', street: 'Deich 2', city: '20095 Hamburg' };

it('names the maker in one line, and one outside the EU needs somebody inside', () => {
  expect(makerLine({ maker: abroad }, own)).toBe('Kern, Weg 1, 8000 Zürich, CH');
  expect(makerLine({ maker: 'own' }, own)).toBe('Wir, Deich 2, 20095 Hamburg, DE');
  expect(needsEuPerson({ maker: abroad })).toBe(true);
  expect(needsEuPerson({ maker: { ...abroad, country: 'AT' } })).toBe(false);
  expect(needsEuPerson({ maker: 'own' })).toBe(false);
});

it('takes from the firm who answers for a product that names nobody', () => {
  const maker = { ...abroad, country: 'DE' };
  const euPerson = { ...abroad, country: 'FR' };
  expect(safetyOf({}, {})).toBeUndefined();
  expect(safetyOf({}, { maker, euPerson })).toEqual({ maker });
  expect(safetyOf({}, { maker: abroad, euPerson })).toEqual({ maker: abroad, euPerson });
  const warnings = { de: 'Heiß', en: 'Hot' };
  const named = { safety: { maker: abroad, warnings } };
  expect(safetyOf(named, { maker, euPerson })).toEqual({ maker: abroad, warnings, euPerson });
  const whole = { maker: abroad, euPerson: maker };
  expect(safetyOf({ safety: whole }, { euPerson })).toBe(whole);
  expect(missingFacts({}, [], { maker })).toEqual([]);
});

it('needs what the home and the tags of a product name, of drafts too', () => {
  const { collections } = seedCatalogue;
  const watch = { collection: 'accessoires', tags: { category: 'Uhren', fashion: 'daily' } };
  expect(needsOf(watch, collections)).toEqual(['material', 'battery']);
  expect(needsOf({ collection: 'caps' }, collections)).toEqual(['fibres']);
  expect(needsOf({ tags: { category: 'unknown' } }, collections)).toEqual([]);
});

it('lacks the value of a filter that asks for facts, whatever else it has', () => {
  const { collections } = seedCatalogue;
  const of = (tags: Record<string, string>, collection = 'accessoires') =>
    missingTags({ collection, tags }, collections);
  expect(of({ fashion: 'daily' })).toEqual([['tags', 'category']]);
  expect(of({ category: 'unknown' })).toEqual([['tags', 'category']]);
  expect(of({ category: 'Uhren' })).toEqual([]);
  expect(of({}, 'caps')).toEqual([]);
});

it('names a guarantee with guarantor, address, scope, procedure, years and what it leaves', () => {
  const guarantee = {
    ...{ guarantor: 'Kern AG', address: 'Weg 1, Bern', guaranteeYears: 5 },
    scope: { de: 'Für Nähte.', en: 'For seams.' },
    procedure: { de: 'Per Mail.', en: 'By mail.' },
  };
  expect(guaranteeRow({}, 'de')).toBeUndefined();
  expect(guaranteeRow({ guarantee }, 'de')).toEqual({
    label: 'Haltbarkeitsgarantie 5 Jahre',
    value: expect.stringMatching(/^Kern AG, Weg 1, Bern\. Für Nähte\. Per Mail\. .*unberührt/),
  });
  expect(guaranteeRow({ guarantee }, 'en')?.value).toMatch(/For seams\. By mail\..*statutory/);
});

it('lacks the maker and each fact that it needs and does not have', () => {
  const all = [
    'safety.maker',
    'texts.de.material',
    'fibres',
    'volumeMl',
    'ingredients',
    'battery.de',
  ];
  const lacks = (product: Parameters<typeof missingFacts>[0], needs = GOODS_FACTS) =>
    missingFacts(product, needs).map((path) => path.join('.'));
  expect(lacks({}).toSorted()).toEqual(all.toSorted());
  expect(missingFacts({})).toEqual([['safety', 'maker']]);
  const full = { fibres: [], volumeMl: 50, ingredients: 'Aqua', safety: { maker: abroad } };
  expect(lacks(full as Parameters<typeof missingFacts>[0])).toEqual([
    'texts.de.material',
    'battery.de',
  ]);
});
