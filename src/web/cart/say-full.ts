import type { ShopContextValue } from '../shop-context.ts';
import { showToast } from '../toasts/toast-store.ts';

/** Shows the toast that the cart would become too large to pay. */
export function sayFull({ t }: ShopContextValue): void {
  showToast({ title: t('cart.full'), tone: 'destructive' });
}
