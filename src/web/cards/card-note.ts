import { ACCESSORY_CATEGORY_NAMES, SILHOUETTE_MATERIALS } from '#catalogue/category-names.ts';
import type { Lang } from '#routes.ts';
import type { Card } from '#rules/card.ts';
import type { Translate } from '../i18n/translate.ts';

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
