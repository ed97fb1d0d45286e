import type { Localized, Product } from './catalogue.ts';

/** A value of a tag, such as the silhouette 'kiez', with what the shop says of it. */
export interface TagValue {
  readonly id: string;
  readonly name: Localized<string>;
  /** Line under the names of products that have it, in lists. */
  readonly note?: Localized<string>;
  /** Search synonyms, in both languages at once. */
  readonly searchWords?: string;
}

/** Values of a tag group, in the order of filters. */
export type TagGroup = readonly TagValue[];

/** Ids of collections that products have as their home. */
export const HOME_COLLECTIONS = ['sneakers', 'trikots', 'accessoires', 'caps', 'bags'] as const;

const both = (name: string): Localized<string> => ({ de: name, en: name });

/** Tag groups by id; a product names one value of each group that it takes part in. */
export const TAG_GROUPS: Readonly<Record<string, TagGroup>> = {
  silhouette: [
    {
      id: 'kiez',
      name: both('Kiez'),
      note: { de: 'Leder', en: 'Leather' },
      searchWords: 'Ledersneaker Leder niedrig low leather court',
    },
    {
      id: 'hafen',
      name: both('Hafen'),
      note: { de: 'Mesh und Velours', en: 'Mesh and suede' },
      searchWords: 'Laufschuh Runner retro Mesh Wildleder running suede',
    },
    {
      id: 'block',
      name: both('Block'),
      note: { de: 'Leder', en: 'Leather' },
      searchWords: 'High-Top hoch Leder Basketball leather',
    },
    {
      id: 'rampe',
      name: both('Rampe'),
      note: { de: 'Canvas und Velours', en: 'Canvas and suede' },
      searchWords: 'Skateschuh Skate Wildleder Canvas suede vulkanisiert',
    },
  ],
  edition: [
    { id: 'National', name: both('National') },
    { id: 'Vintage', name: both('Vintage') },
    { id: 'Special', name: both('Special') },
  ],
  category: [
    {
      id: 'Brillen',
      name: { de: 'Brillen', en: 'Eyewear' },
      searchWords: 'Brille Brillen Sonnenbrille glasses sunglasses eyewear',
    },
    {
      id: 'Parfüm',
      name: { de: 'Parfüm', en: 'Perfume' },
      searchWords: 'Parfüm Duft Düfte perfume fragrance scent',
    },
    {
      id: 'Schmuck',
      name: { de: 'Schmuck', en: 'Jewellery' },
      searchWords: 'Schmuck jewellery jewelry',
    },
    {
      id: 'Uhren',
      name: { de: 'Uhren', en: 'Watches' },
      searchWords: 'Uhr Uhren Armbanduhr watch watches',
    },
  ],
  fashion: [
    { id: 'daily', name: both('Daily Collection') },
    { id: 'accessories', name: both('Accessories') },
  ],
};

/** Returns the id of the collection that is a product's home. */
export function homeOf({ kind }: Pick<Product, 'kind'>): (typeof HOME_COLLECTIONS)[number] {
  switch (kind) {
    case 'sneaker':
      return 'sneakers';
    case 'jersey':
      return 'trikots';
    case 'accessory':
      return 'accessoires';
    case 'cap':
      return 'caps';
    case 'bag':
      return 'bags';
  }
}

type Tagged =
  | { readonly kind: 'sneaker'; readonly silhouette: string }
  | { readonly kind: 'jersey' | 'accessory'; readonly category: string }
  | { readonly kind: 'cap' | 'bag' };

/** Returns the tags of a product: values by group. */
export function tagsOf(product: Tagged): Readonly<Record<string, string>> {
  switch (product.kind) {
    case 'sneaker':
      return { silhouette: product.silhouette };
    case 'jersey':
      return { edition: product.category };
    case 'accessory':
      return { category: product.category, fashion: 'accessories' };
    case 'cap':
    case 'bag':
      return { fashion: 'daily' };
  }
}
