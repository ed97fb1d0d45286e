import type { Catalogue } from '#catalogue/catalogue.ts';
import { catalogueSchema } from '#contract/catalogue.ts';
import { STORED_SEED } from './seed.ts';

/** A range that nobody thought of when the shop was written: sorts of goods, options and packs of its own. */

const both = (text: string) => ({ de: text, en: text });
const TEXTS = { description: 'Text', features: ['1', '2', '3', '4'], material: [], details: [] };

/** Pictures that every shop has. */
const picture = (base: string, colour?: string) => ({
  ...{ view: 'front', base: `/images/${base}` },
  ...(colour && { colour }),
});

const product = (id: string, collection: string, de: string, en: string, own: object) => ({
  ...{ id, path: `/${collection}/${id}`, collection, tags: {}, name: { de, en } },
  ...('packs' in own ? {} : { priceCents: 4_999, originalCents: 4_999 }),
  texts: { de: { ...TEXTS, care: 'Pflege' }, en: { ...TEXTS, care: 'Care' } },
  pictures: [picture('siegelring/main')],
  ...own,
});

const NEW = [
  product('hoodie-hafen', 'hoodies', 'Hoodie Hafen', 'Harbour Hoodie', {
    tags: { fit: 'weit' },
    sizes: ['S', 'M'],
    colours: ['petrol', 'sand'],
    pictures: [picture('vintage-1974/front', 'petrol'), picture('vintage-1988/front', 'sand')],
  }),
  product('poster-kran', 'hoodies', 'Poster Kran', 'Crane Poster', {}),
  product('guertel', 'hoodies', 'Gürtel', 'Belt', { sizes: ['85', '95'] }),
  product('socken', 'hoodies', 'Socken', 'Socks', {
    packs: { sechser: { priceCents: 2_999, originalCents: 2_999, gifts: [] } },
  }),
];

const { colours, packs, sizes, collections, products } = STORED_SEED;
const { lastScene: _, ...list } = collections['accessoires']?.list ?? {};
const page = collections['accessoires']?.page;

/** The seed with it, as an import finds it in a folder. */
export const newRange: Catalogue = catalogueSchema.parse({
  ...STORED_SEED,
  colours: {
    ...colours,
    petrol: { name: { de: 'Petrol', en: 'Teal' }, hex: '#11555F', searchWords: 'teal' },
  },
  packs: {
    ...packs,
    sechser: { name: { de: 'Sechserpack', en: 'Six Pack' }, pieces: 6, label: both('SIX PACK') },
  },
  sizes: {
    ...sizes,
    belts: {
      sizes: ['85', '95'].map((id) => ({ id, label: both(`${id} cm`), measures: ['3'] })),
      guide: {
        title: { de: 'Gürtellängen', en: 'Belt lengths' },
        text: both('Text'),
        columns: { de: ['Länge', 'Breite'], en: ['Length', 'Width'] },
      },
    },
  },
  collections: {
    ...collections,
    hoodies: {
      name: both('Hoodies'),
      path: '/hoodies',
      tags: { fit: [{ id: 'weit', name: { de: 'Weit', en: 'Loose' }, searchWords: 'oversized' }] },
      searchWords: 'Kapuzenpullover',
      list: {
        ...list,
        description: { de: '{count} Hoodies.', en: '{count} hoodies.' },
        filter: {
          group: 'fit',
          label: { de: 'Schnitt', en: 'Fit' },
          all: { de: 'Alle', en: 'All' },
        },
        scenes: [],
      },
      menu: { place: 9, label: both('Hoodies') },
      page: {
        ...page,
        choices: ['price', 'packs', 'colours', 'sizes'],
        sizeList: 'tops',
        crumb: { collection: 'hoodies', label: both('Hoodies'), tag: 'fit' },
        related: [{ take: 'next', count: 3 }],
      },
    },
  },
  products: [
    ...products.map((each) =>
      each.id === 'pouch'
        ? {
            ...each,
            colours: [...(each.colours ?? []), 'petrol'],
            pictures: [...each.pictures, picture('travel-bag/cognac-quarter', 'petrol')],
          }
        : each,
    ),
    ...NEW,
  ],
});
