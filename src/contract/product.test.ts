import { describe, expect, it } from 'vitest';
import { findingsOfIssues } from '#catalogue/findings.ts';
import { STORED_SEED } from '#test/seed.ts';
import { productSchema } from './product.ts';
import { faultsOfProduct } from './product-faults.ts';

const RING = STORED_SEED.products.findIndex(({ id }) => id === 'siegelring');
const COTTON = { name: { de: 'Baumwolle', en: 'Cotton' }, percent: 60 };

const picture = (view: string, colour?: string) => ({
  view,
  base: `/images/x/${view}${colour ?? ''}`,
  ...(colour && { colour }),
});

describe('a product', () => {
  const [ring] = STORED_SEED.products.slice(RING);
  const [bag] = STORED_SEED.products;
  const { pictures: _, ...bare } = ring ?? {};
  const { packs, colours: __, cover: ___, pictures: ____, ...unpacked } = bag ?? {};
  const inColours = (colours: readonly string[]) => ({
    colours,
    pictures: colours.map((colour) => picture('main', colour)),
  });

  it.each<[what: string, product: object]>([
    ['nothing to choose', { ...bare, pictures: [picture('main')] }],
    ['sizes', { ...bare, pictures: [picture('main')], sizes: ['W32', '4XL'] }],
    ['colours', { ...bare, ...inColours(['rosa']) }],
    ['sizes and colours', { ...bare, ...inColours(['navy', 'oliv']), sizes: ['S', 'M'] }],
    ['packs without colours', { ...unpacked, pictures: [picture('main')], packs }],
    ['two packs', { ...unpacked, ...inColours(['navy', 'oliv']), packs: { duo: packs?.['duo'] } }],
    ['no texts', { ...bare, pictures: [picture('main')], texts: { de: {}, en: {} } }],
    [
      'a picture without a view',
      { ...bare, pictures: [{ base: '/images/x/x', alt: { de: 'Ring', en: 'Ring' } }] },
    ],
    ['an EAN of eight digits', { ...bare, pictures: [picture('main')], ean: '96385074' }],
    [
      'a maker of the EU',
      {
        ...bare,
        pictures: [picture('main')],
        safety: {
          maker: { name: 'L', street: '1', town: 'Wien', country: 'AT', email: 'l@l.example' },
        },
      },
    ],
    [
      'fibres of three thirds',
      {
        ...bare,
        pictures: [picture('main')],
        fibres: [33.3, 33.3, 33.4].map((percent) => ({ ...COTTON, percent })),
      },
    ],
    [
      'twelve pictures of each colour',
      {
        ...bare,
        colours: ['navy', 'oliv'],
        pictures: ['navy', 'oliv'].flatMap((colour) =>
          Array.from({ length: 12 }, (_, nth) => ({
            view: 'detail',
            base: `/images/x/${colour}${nth}`,
            colour,
          })),
        ),
      },
    ],
  ])('may have %s', (_what, product) => {
    const parsed = productSchema.parse(product);
    expect(parsed).toEqual(product);
    expect([...faultsOfProduct(parsed)]).toEqual([]);
  });

  it('has a former price only if one was entered that is another', () => {
    const single = { ...bare, priceCents: 1_990, pictures: [picture('main')] };
    const { originalCents: _, ...plain } = single as typeof single & { originalCents: number };
    expect(productSchema.parse(plain)).toEqual(plain);
    expect(productSchema.parse({ ...plain, originalCents: 1_990 })).toEqual(plain);
    expect(productSchema.parse({ ...plain, originalCents: 2_990 })).toEqual({
      ...plain,
      originalCents: 2_990,
    });
    const duo = { priceCents: 100, gifts: [] };
    const inPacks = (offer: object) => productSchema.parse({ ...bag, packs: { duo: offer } }).packs;
    expect(inPacks(duo)).toEqual({ duo });
    expect(inPacks({ ...duo, originalCents: 100 })).toEqual({ duo });
  });

  it('keeps the order in which its packs are offered', () => {
    const { trio, duo } = packs ?? {};
    const parsed = productSchema.parse({ ...bag, packs: { trio, duo } });
    expect(Object.keys(parsed.packs ?? {})).toEqual(['trio', 'duo']);
  });

  it('is stored without what only a demo says of it', () => {
    const { error } = productSchema.safeParse({ ...ring, demoViewers: 3 });
    expect(findingsOfIssues(error?.issues ?? [], ring)).toEqual([
      { path: [], code: 'unknown_field', values: { field: 'demoViewers' } },
    ]);
  });
});

it('looks at each picture of a product a few times, however many colours it has', () => {
  const [bag] = STORED_SEED.products;
  let reads = 0;
  const colours = Array.from({ length: 1_000 }, (_, nth) => `c${nth}`);
  const pictures = colours.slice(0, 100).map((colour) => ({
    ...{ view: 'side', base: colour },
    get colour() {
      reads += 1;
      return colour;
    },
  }));
  // Colours without pictures.
  expect([...faultsOfProduct({ ...bag, colours, pictures } as never)]).toHaveLength(901);
  expect(reads).toBeLessThan(5 * pictures.length);
});
