import { ACCESSORIES } from '../../catalogue/accessories.ts';
import { BAGS } from '../../catalogue/bags.ts';
import { CAP } from '../../catalogue/cap.ts';
import { ACCESSORY_CATEGORY_NAMES, SILHOUETTE_MATERIALS } from '../../catalogue/category-names.ts';
import type { ColourId } from '../../catalogue/colours.ts';
import { SNEAKERS } from '../../catalogue/sneakers.ts';
import type { SeedProductRef } from '../../catalogue/types.ts';
import type { Lang } from '../../routes.ts';
import type { Translate } from '../i18n/translate.ts';

/** The colours one can choose from; none where the product comes in one. */
export function colourChoice(product: SeedProductRef): readonly ColourId[] {
  if (product.kind === 'bag') return BAGS[product.id].colours;
  return product.kind === 'cap' ? CAP.colours : [];
}

/** The line under a product's name in lists of mixed kinds: material, category or colours. */
export function productNote(product: SeedProductRef, lang: Lang, t: Translate): string {
  switch (product.kind) {
    case 'sneaker': {
      const found = SNEAKERS.find(({ id }) => id === product.id);
      return found ? SILHOUETTE_MATERIALS[found.silhouette][lang] : '';
    }
    case 'jersey':
      return t('product.jersey');
    case 'accessory': {
      const found = ACCESSORIES.find(({ id }) => id === product.id);
      return found ? ACCESSORY_CATEGORY_NAMES[found.category][lang] : '';
    }
    case 'cap':
    case 'bag':
      return t('product.colours', { count: colourChoice(product).length });
  }
}
