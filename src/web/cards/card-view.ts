import { ACCESSORY_CATEGORY_NAMES, SILHOUETTE_MATERIALS } from '../../catalogue/category-names.ts';
import type { ColourId } from '../../catalogue/colours.ts';
import type { Lang } from '../../routes.ts';
import { BAG_COLOURS_PARAM, CAP_COLOUR_PARAM } from '../../rules/variant-params.ts';
import type { Translate } from '../i18n/translate.ts';
import { type PictureSource, squarePicture } from '../ui/picture-source.ts';
import type { Card, CartProduct } from './card.ts';

/** The picture a product is recognized by; products that come in several colours can be asked for one. */
export function cardPicture(card: Card | CartProduct, colour?: ColourId): PictureSource {
  const inColour = colour && 'covers' in card ? card.covers[colour] : undefined;
  return squarePicture(inColour ?? card.cover);
}

/** Address of a product's page, with its colour if it comes in several. */
export function cardHref({ kind, href }: Card, colour?: ColourId): string {
  if (colour && kind === 'cap') return `${href}?${CAP_COLOUR_PARAM}=${colour}`;
  if (colour && kind === 'bag') return `${href}?${BAG_COLOURS_PARAM}=${colour}`;
  return href;
}

/** The line under a product's name in lists of mixed kinds: material, category or colours. */
export function cardNote(card: Card, lang: Lang, t: Translate): string {
  switch (card.kind) {
    case 'sneaker':
      return SILHOUETTE_MATERIALS[card.silhouette][lang];
    case 'jersey':
      return t('product.jersey');
    case 'accessory':
      return ACCESSORY_CATEGORY_NAMES[card.category][lang];
    case 'cap':
    case 'bag':
      return t('product.colours', { count: card.colours.length });
  }
}
