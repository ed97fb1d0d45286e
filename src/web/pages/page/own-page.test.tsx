import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Block, Catalogue } from '#catalogue/catalogue.ts';
import { storedCatalogue } from '#server/catalogue/demo-claims.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import shared from '#web/i18n/de.json' with { type: 'json' };
import { translator } from '#web/i18n/translate.ts';
import { makeShopFacts } from '#web/make-shop-facts.ts';
import { type ShopSettings, UNKNOWN_COMPANY } from '#web/settings.ts';
import { ShopContext } from '#web/shop-context.ts';
import { setShopFacts } from '#web/shop-facts.ts';
import { data } from './data.ts';
import { texts } from './de.ts';
import { Page, prepare } from './PlainPage.tsx';

const live = storedCatalogue(seedCatalogue);
const both = <Value,>(de: Value) => ({ de, en: de });
const picture = { base: '/images/story/main', alt: both('Taschen') };
const PRODUCTS: Block = { kind: 'products', title: both('Neu'), take: 'newest' };
const NUMBERS: Block = {
  kind: 'numbers',
  label: both('Zahlen'),
  items: [
    { value: 1987, label: both('gegründet') },
    { value: 10_000, label: both('Pakete') },
  ],
};
const FILES: Block = { kind: 'picture', shape: 'files', pictures: [picture] };

const pageOf = (blocks: readonly Block[], catalogue: Catalogue = live) =>
  data(
    {
      ...catalogue,
      pages: { own: { name: both('Werkstatt'), path: '/w', description: both('–'), blocks } },
    },
    'de',
    'w',
  );

async function shown(blocks: readonly Block[], look?: ShopSettings['look']): Promise<string> {
  setShopFacts(makeShopFacts(live));
  const page = pageOf(blocks);
  await prepare('de', page);
  const settings: ShopSettings = {
    ...{ mode: 'live', name: 'Deich', baseUrl: 'https://shop.example', methods: [] },
    ...(look && { look }),
    company: UNKNOWN_COMPANY,
  };
  return renderToStaticMarkup(
    <ShopContext value={{ lang: 'de', t: translator(shared), settings }}>
      <Page lang="de" texts={texts} id="w" data={page} />
    </ShopContext>,
  );
}

describe('a page of the owner’s', () => {
  it('leaves out blocks that have nothing to show', () => {
    const blocks: readonly Block[] = [
      { kind: 'reviews', title: both('Stimmen') },
      { kind: 'sale', title: both('{percent}%') },
      { ...PRODUCTS, take: 'hand', hand: [] },
      NUMBERS,
    ];
    expect(pageOf(blocks)?.blocks).toEqual([{ id: 'numbers' }]);
  });

  it('has room between blocks, once', () => {
    const headline: Block = { kind: 'headline', title: both('Mehr') };
    const blocks = [PRODUCTS, PRODUCTS, NUMBERS, headline, PRODUCTS, NUMBERS, PRODUCTS];
    const boxes = pageOf(blocks)?.blocks.map(({ box }) => box);
    const [more, less] = ['pt-[var(--section)]', '[&_.section]:pt-0'];
    expect(boxes).toEqual([undefined, less, undefined, more, less, undefined, undefined]);
  });

  it('has one headline of the first rank, whatever it begins with', async () => {
    const hero: Block = { kind: 'hero', lines: both(['Neues']), picture };
    for (const blocks of [[NUMBERS, hero], [{ kind: 'headline', text: both('Hallo') } as const]]) {
      const html = await shown(blocks);
      expect(html.match(/<h1[^>]*>[^<]*/g)).toEqual(['<h1 class="sr">Werkstatt']);
    }
  });

  it('writes posters so that they can be read', () => {
    const points = ['rosa', 'navy', undefined].map((colour) => ({
      ...{ title: both(`Plakat ${colour}`), text: both('Bald') },
      ...(colour && { colour }),
    }));
    const posters = pageOf([NUMBERS, { kind: 'headline', shape: 'posters', points }]);
    expect(posters?.below?.blocks['headline']).toMatchObject({ light: [true, false, false] });
  });

  it('offers a wordmark only where there is a file', async () => {
    const wordmark = { src: '/media/look/wordmark.svg?1', width: 4, height: 1 };
    expect(await shown([FILES], { stamp: '1' })).not.toContain('/wordmark.svg');
    expect(await shown([FILES], { stamp: '1', wordmark })).toContain('/wordmark.svg');
  });

  it('separates thousands in large numbers, and not in years', async () => {
    const html = await shown([NUMBERS]);
    expect(html).toContain('>1987<');
    expect(html).toContain('>10.000<');
  });
});
