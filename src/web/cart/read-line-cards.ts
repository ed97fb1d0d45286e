import { splitLang } from '#routes.ts';
import { itemIdOf, lineKey } from '#rules/line-ids.ts';
import type { Addition } from '#rules/offer.ts';
import { productIdsIn } from '#rules/read-item-id.ts';
import { readCards } from '../cards/read-cards.ts';
import { loadPartTexts, translatorFor } from '../i18n/translate.ts';
import { getShown, getShownTarget } from '../runtime/shown.ts';
import { isProductPage } from '../runtime/target.ts';
import { closeToasts, showToast } from '../toasts/toast-store.ts';
import { cartStore } from './cart-store.ts';
import { keepTold } from './line-prices.ts';

/** Reads the cards of the cart's lines, so that the drawer opens with them, and checks what was just added. */
export async function readLineCards(added?: Addition): Promise<void> {
  const ids = cartStore.getState().items.flatMap(({ id }) => productIdsIn(id));
  if (ids.length > 0) await readCards(ids, splitLang(getShown().path).lang);
  if (added) await tellIfGone(added);
}

/**
 * Says so if the product that was just added has left the range since its page was opened: the server leads its
 * address elsewhere.
 */
async function tellIfGone({ variant, name }: Addition): Promise<void> {
  const target = getShownTarget();
  if (!isProductPage(target)) return;
  const reply = await fetch(getShown().path, { method: 'HEAD', redirect: 'manual' });
  if (reply.type !== 'opaqueredirect' && reply.status !== 404) return;
  const { items } = cartStore.getState();
  const id = itemIdOf(variant);
  keepTold(
    items,
    items.flatMap((line, item) =>
      line.id === id ? [{ item, key: lineKey(line), state: 'gone' as const }] : [],
    ),
  );
  await loadPartTexts(target.lang);
  const t = translatorFor(target.lang);
  closeToasts('success');
  showToast({ title: t('cart.gone'), text: name, tone: 'destructive' });
}
