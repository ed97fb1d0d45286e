import type { Catalogue } from '#catalogue/catalogue.ts';
import { pictureOf } from '#rules/item-picture.ts';
import { rangeOf } from '#rules/range.ts';
import type { MenuBag } from '../settings.ts';

/** Makes the menu's bags of a catalogue. */
export function makeBagsMenu(catalogue: Catalogue): MenuBag[] {
  const { find } = rangeOf(catalogue);
  return catalogue.collections.bagsMenu.flatMap((id) => {
    const bag = find(id);
    const cover = bag?.kind === 'bag' && pictureOf(bag, bag.cover);
    return cover ? [{ path: bag.path, name: bag.name, cover }] : [];
  });
}
