import type { Catalogue } from '../../catalogue/catalogue.ts';
import { pictureIn } from '../../rules/bag-pictures.ts';
import { rangeOf } from '../../rules/range.ts';
import type { BagEntry } from './nav-entries.ts';

/** Makes the menu of the bags, as JSON: printed into every document. */
export function bagsMenu(catalogue: Catalogue): BagEntry[] {
  return catalogue.collections.bagsMenu.flatMap((id) => {
    const bag = rangeOf(catalogue).find(id);
    if (bag?.kind !== 'bag') return [];
    return [{ path: bag.path, name: bag.name, picture: pictureIn(bag, bag.cover) }];
  });
}
