import type { Rating } from '#catalogue/types.ts';
import { type Lang, localized } from '#routes.ts';
import type { Card } from '#rules/card.ts';
import { eurosFromCents } from '#rules/money.ts';
import type { ShopSettings } from './settings.ts';
import type { Crumb } from './ui/Breadcrumb.tsx';
import { fallbackPath, type PictureSource } from './ui/picture-source.ts';

type Data = Readonly<Record<string, unknown>>;

/** Returns the schema.org BreadcrumbList of a page's crumbs. */
export function crumbData(crumbs: readonly Crumb[], settings: ShopSettings): Data {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: settings.baseUrl + href }),
    })),
  };
}

interface ProductDataInput {
  readonly id: string;
  /** German path of its page. */
  readonly path: string;
  readonly name: string;
  readonly lang: Lang;
  readonly settings: ShopSettings;
  readonly description: string;
  readonly pictures: readonly PictureSource[];
  /** By default the shop's name. */
  readonly brand?: string | undefined;
  /** Of shown reviews, which paid orders prove. */
  readonly rating?: Rating | undefined;
  /** Further properties. */
  readonly more?: Data;
  /** One per price. A bag has three, each with its item id as `sku`, which the page server matches. */
  readonly offers: readonly { readonly cents: number; readonly sku?: string }[];
}

/** Returns the schema.org Product with its offers and the mean of its reviews. */
export function productData(input: ProductDataInput): Data {
  const { id, path, name, lang, settings, description, pictures, rating, more, offers } = input;
  const { brand = settings.name } = input;
  const url = settings.baseUrl + localized(path, lang);
  return {
    '@type': 'Product',
    name,
    sku: id,
    brand: { '@type': 'Brand', name: brand },
    description,
    url,
    image: pictures.map((picture) => settings.baseUrl + fallbackPath(picture)),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
      },
    }),
    ...more,
    offers: offers.map(({ cents, sku }) => ({
      '@type': 'Offer',
      ...(sku && { sku }),
      price: eurosFromCents(cents).toFixed(2),
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      url,
    })),
  };
}

/**
 * Returns the schema.org ItemList of a list page's products, each with the URL of its page; `before` products stand
 * on earlier pages.
 */
export function itemListData(cards: readonly Card[], settings: ShopSettings, before = 0): Data {
  return {
    '@type': 'ItemList',
    itemListElement: cards.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name,
      url: settings.baseUrl + href,
    })),
  };
}
