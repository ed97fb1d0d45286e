import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Product } from '#catalogue/catalogue.ts';
import { readAddress } from '#rules/choice-address.ts';
import { additionOf, firstChoice, offerOf, takeStep } from '#rules/offer.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { texts as shared } from '#web/i18n/de.ts';
import { translator } from '#web/i18n/translate.ts';
import { PAGE_DATA } from '#web/page-data.ts';
import { setShown } from '#web/runtime/shown.ts';
import { UNKNOWN_COMPANY } from '#web/settings.ts';
import { ShopContext } from '#web/shop-context.ts';
import { texts } from './de.ts';
import { Page as PacksPage } from './packs/PacksPage.tsx';
import { Page as PlainPage } from './plain/PlainPage.tsx';
import type { ProductData } from './product-data.ts';

// Parts of the page that are still loading when a test has what it asks for.
afterAll(() => vi.dynamicImportSettled());

const settings = {
  mode: 'demo',
  baseUrl: 'https://shop.example',
  company: UNKNOWN_COMPANY,
  methods: [],
} as const;

/** Makes page data of a product that no collection thought of, and its page's HTML. */
function shown(like: string, change: object) {
  const product = seedCatalogue.products.find(({ id }) => id === like);
  const madeUp = { ...product, id: 'neu', path: '/products/neu', ...change } as Product;
  const catalogue = { ...seedCatalogue, products: [...seedCatalogue.products, madeUp] };
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

describe('the page of a product that no collection thought of', () => {
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

  it('with nothing to choose has a price and a button', () => {
    const { data, html, controls } = shown('siegelring', {});
    expect(controls).toEqual([]);
    expect(html).toContain('class="buy-price"');
    expect(html).toMatch(/<button[^>]*name="add"[^>]*>In den Warenkorb legen/);
    const offer = offerOf(data);
    expect(additionOf(offer, firstChoice(offer))?.variant).toEqual({ productId: 'neu' });
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

  it('with an own text at its picture says that one', () => {
    const alt = { de: 'Ring an der Hand', en: 'Ring on a hand' };
    const pictures = [{ view: 'main', base: '/media/ab', alt }];
    const { data, html } = shown('siegelring', { pictures });
    expect(html).toContain('alt="Ring an der Hand"');
    expect(offerOf(data).cover).toBe('/media/ab');
  });
});
