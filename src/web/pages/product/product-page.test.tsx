import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Firm, Product } from '#catalogue/catalogue.ts';
import { readAddress } from '#rules/choice-address.ts';
import { additionOf, firstChoice, offerOf, takeStep } from '#rules/offer.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import shared from '#web/i18n/de.json' with { type: 'json' };
import { translator } from '#web/i18n/translate.ts';
import { PAGE_DATA } from '#web/page-data.ts';
import { setShown } from '#web/runtime/shown.ts';
import { UNKNOWN_COMPANY } from '#web/settings.ts';
import { ShopContext } from '#web/shop-context.ts';
import texts from './de.json' with { type: 'json' };
import { galleryOf } from './gallery.ts';
import { Page as PacksPage } from './packs/PacksPage.tsx';
import { Page as PlainPage } from './plain/PlainPage.tsx';
import type { ProductData } from './product-data.ts';

// Parts of the page that are still loading when a test has what it asks for.
afterAll(() => vi.dynamicImportSettled());

const settings = {
  mode: 'demo',
  name: 'Elvare',
  baseUrl: 'https://shop.example',
  company: UNKNOWN_COMPANY,
  methods: [],
} as const;

/** Makes page data of a product that no collection thought of, and its page's HTML. */
function shown(like: string, change: object, firm: Firm = {}) {
  const product = seedCatalogue.products.find(({ id }) => id === like);
  const madeUp = { ...product, id: 'neu', path: '/products/neu', ...change } as Product;
  const catalogue = { ...seedCatalogue, firm, products: [...seedCatalogue.products, madeUp] };
  const data = PAGE_DATA.product?.(catalogue, 'de', 'products/neu') as ProductData;
  const Page = data.chunk === 'packs' ? PacksPage : PlainPage;
  setShown({ path: data.path, search: '' });
  const html = renderToStaticMarkup(
    <ShopContext value={{ lang: 'de', t: translator(shared), settings }}>
      <Page id="neu" lang="de" texts={texts} data={data} />
    </ShopContext>,
  );
  const controls = [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([input]) =>
    ['name', 'value'].map((each) => new RegExp(` ${each}="(\\w+)"`).exec(input)?.[1]).join(' '),
  );
  return { data, html, controls };
}

it('has no heading of related products where there is no other product', () => {
  const products = seedCatalogue.products.filter(({ id }) => id === 'baseball-cap-monogram');
  const path = String(products[0]?.path).slice(1);
  const data = PAGE_DATA.product?.({ ...seedCatalogue, products }, 'de', path) as ProductData;
  expect(data.below).not.toContain('related');
});

it.each([
  [{}, '30 Tage Rückgabe mit kostenlosem Etikett', '30 Tage lang, das Etikett bezahlen wir.'],
  [{ paidReturns: true }, '30 Tage Rückgabe', '30 Tage lang.'],
])('promises a label of returns only if the shop pays for it: %j', (change, returns, end) => {
  const facts = { ...seedCatalogue.facts, ...change };
  const data = PAGE_DATA.product?.({ ...seedCatalogue, facts }, 'de', 'products/pouch');
  const { benefits, shippingText } = data as ProductData;
  expect(benefits.returns).toBe(returns);
  expect(shippingText.endsWith(end)).toBe(true);
});

describe('the page of a product that no collection thought of', () => {
  it('has a size guide only if its collection has chosen one, with the sizes of that one', () => {
    const sizes = ['S', 'M', 'L', 'XL'];
    expect(shown('baseball-cap-monogram', { sizes }).data).not.toHaveProperty('guide');
    const jersey = seedCatalogue.products.find(({ collection }) => collection === 'trikots')?.id;
    const { guide } = shown(jersey ?? '', { sizes: ['S', '42'] }).data;
    expect(guide?.rows.map((row) => row.length > 0)).toEqual([true, false]);
  });

  it('with sizes and colours lets choose both, and sells them', () => {
    const { data, html, controls } = shown('baseball-cap-monogram', { sizes: ['M', 'L'] });
    expect(controls).toEqual(['colour rosa', 'colour lila', 'size M', 'size L']);
    expect(html).not.toContain('One Size');
    expect(html).not.toContain('undefined');
    const offer = offerOf(data);
    expect(additionOf(offer, firstChoice(offer))).toBeUndefined();
    const sized = takeStep(offer, firstChoice(offer), 'size', 'L');
    expect(additionOf(offer, takeStep(offer, sized, 'colour', 'lila'))).toMatchObject({
      variant: { productId: 'neu', colour: 'lila', size: 'L' },
      picture: '/images/baseball-cap-monogram/lila-quarter',
      priceCents: data.priceCents,
    });
    const linked = readAddress(new URLSearchParams('farbe=lila&groesse=M'), offer);
    expect(additionOf(offer, linked)?.variant).toMatchObject({ colour: 'lila', size: 'M' });
  });

  it('with packs but no colours sells a pack as it is', () => {
    const pictures = [{ view: 'quarter', base: '/images/neu/quarter' }];
    const { data, html, controls } = shown('pouch', {
      colours: undefined,
      cover: undefined,
      isCoverChosen: false,
      pictures,
    });
    expect(controls).toEqual(['pack einzelpack', 'pack duo', 'pack trio']);
    expect(html).not.toContain('class="colours"');
    expect(html.match(/class="gallery-slide"/g)).toHaveLength(1);
    const offer = offerOf(data);
    const duo = takeStep(offer, firstChoice(offer), 'pack', 'duo');
    expect(additionOf(offer, duo)).toMatchObject({
      variant: { productId: 'neu', pack: 'duo' },
      picture: '/images/neu/quarter',
    });
  });

  it('with width and height is drawn beside a phone and a book, with its figures as text', () => {
    const { html } = shown('siegelring', { measuresMm: { width: 102, height: 80, depth: 8 } });
    expect(html).toMatch(/viewBox="0 -210 373 210"[^>]*>(<path d="M[^>]+><\/path>){2}<\/svg>/);
    expect(html).toContain('10,2 × 8 × 0,8 cm');
    expect(shown('siegelring', { measuresMm: { width: 102 } }).html).not.toContain('"scale"');
  });

  it('with figures says them among its details, and to search engines', () => {
    const both = (text: string) => ({ de: text, en: text });
    const { data, html } = shown('siegelring', {
      measuresMm: { width: 240, depth: 2.5 },
      fibres: [
        { name: both('Wolle'), percent: 97.5 },
        { name: both('Seide'), percent: 2.5 },
        { part: both('Futter'), name: both('Leinen'), percent: 100 },
      ],
      articleNumber: 'R-1',
      ean: '4006381333931',
      weightG: 1_250,
      texts: { de: { details: [{ label: 'Filter', value: 'UV400' }] }, en: {} },
    });
    const rows = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, ...row]) => row);
    expect(rows).toEqual([
      ['Zusammensetzung', '97,5 % Wolle, 2,5 % Seide'],
      ['Futter', '100 % Leinen'],
      ['Breite', '24 cm'],
      ['Tiefe', '2,5 mm'],
      ['Gewicht', '1,25 kg'],
      ['Filter', 'UV400'],
      ['Artikelnummer', 'R-1'],
      ['EAN', '4006381333931'],
    ]);
    expect(data.structured).toMatchObject({
      gtin: '4006381333931',
      mpn: 'R-1',
      weight: { value: 1_250, unitCode: 'GRM' },
      width: { value: 240, unitCode: 'MMT' },
    });
    // Sizes and colours are articles of their own.
    const sized = shown('siegelring', { sizes: ['S', 'M'], ean: '4006381333931' });
    expect(sized.data.structured).toBeUndefined();
  });

  it('with a maker says who answers for it, and what to beware of', async () => {
    const maker = {
      name: 'Lumi',
      street: '1 High Street',
      town: 'London',
      country: 'GB',
      email: 'a@b.example',
    };
    const own = shown('siegelring', { safety: { maker: 'own' } });
    await vi.dynamicImportSettled();
    const { html } = shown('siegelring', {
      safety: { maker, euPerson: { ...maker, country: 'FR' }, warnings: { de: 'Klein.', en: '' } },
      battery: { de: 'Sammelstelle.', en: '' },
      ingredients: 'Aqua',
    });
    expect(own.data.safety?.rows).toEqual([{ label: 'Hersteller', value: '{maker}' }]);
    const [, section = ''] = html.split('Hersteller und Sicherheit');
    expect(html).toContain('<dt>Inhaltsstoffe</dt><dd>Aqua</dd>');
    const rows = [...section.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, ...row]) => row);
    expect(rows).toEqual([
      ['Hersteller', 'Lumi, 1 High Street, London, Vereinigtes Königreich, a@b.example'],
      ['Verantwortlich in der EU', 'Lumi, 1 High Street, London, Frankreich, a@b.example'],
      ['Warnhinweise', 'Klein.'],
      ['Batterie und Entsorgung', 'Sammelstelle.'],
    ]);
  });

  it('that names neither maker nor brand has those of the firm', () => {
    const maker = {
      name: 'Werk',
      street: 'Kai 2',
      town: 'Kiel',
      country: 'DE',
      email: 'a@b.example',
    };
    const { data } = shown('siegelring', {}, { maker, brand: 'Deich' });
    const value = 'Werk, Kai 2, Kiel, Deutschland, a@b.example';
    expect(data).toMatchObject({
      brand: 'Deich',
      safety: { rows: [{ label: 'Hersteller', value }] },
    });
    const own = { brand: 'Maison', safety: { maker: 'own' } };
    expect(shown('siegelring', own, { maker, brand: 'Deich' }).data).toMatchObject({
      ...{ brand: 'Maison', safety: { rows: [{ value: '{maker}' }] } },
    });
    expect(shown('siegelring', {}).data.brand).toBeUndefined();
  });

  it('without texts has no empty parts', () => {
    const { html } = shown('siegelring', { texts: { de: {}, en: {} } });
    expect(html.match(/<summary>/g)).toHaveLength(1);
    expect(html).not.toContain('undefined');
  });

  it('whose colours have other views names each picture by its own', () => {
    const pictures = [
      { view: 'front', base: '/images/a/a', colour: 'rosa' },
      { view: 'back', base: '/images/a/b', colour: 'lila' },
      { view: 'front', base: '/images/a/c', colour: 'lila' },
    ];
    const { data } = shown('baseball-cap-monogram', { pictures });
    expect(galleryOf(data, 'lila').map(({ alt }) => alt)).toEqual([
      `${data.name}, Lila, Rückseite`,
      `${data.name}, Lila, Vorderseite`,
    ]);
  });

  it('with an own text at its picture says that one', () => {
    const alt = { de: 'Ring an der Hand', en: 'Ring on a hand' };
    const pictures = [{ base: '/media/ab', alt }];
    const { data, html } = shown('siegelring', { pictures });
    expect(html).toContain('alt="Ring an der Hand"');
    expect(offerOf(data).cover).toBe('/media/ab');
  });
});
