import { splitLang } from '../../routes.ts';
import { productIdsIn } from '../../rules/read-item-id.ts';
import { readCards } from '../cards/read-cards.ts';
import { getShown } from '../runtime/shown.ts';
import { cartStore } from './cart-store.ts';

/** Reads the cards of the cart's lines, so that the drawer opens with them. */
export async function readLineCards(): Promise<void> {
  const ids = cartStore.getState().items.flatMap(({ id }) => productIdsIn(id));
  if (ids.length > 0) await readCards(ids, splitLang(getShown().path).lang);
}
