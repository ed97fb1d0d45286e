import { totalCents } from '../../rules/cart.ts';
import { formatPrice } from '../../rules/money.ts';
import { useShop } from '../shop-context.ts';
import { useCart } from './cart-store.ts';

export function CartContents() {
  const { t, lang } = useShop();
  const items = useCart((state) => state.items);
  return (
    <p className="px-6">
      {t('cart.total')} {formatPrice(totalCents(items), lang)}
    </p>
  );
}
