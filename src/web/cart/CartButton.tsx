import { totalQuantity } from '../../rules/cart.ts';
import { useShop } from '../shop-context.ts';
import { opensDialog } from '../ui/dialog-control.ts';
import { Icon } from '../ui/Icon.tsx';
import { useCart } from './cart-store.ts';
import { CART_DIALOG_ID, loadCartContents } from './drawer.ts';

/** Opens the drawer; the badge shows the sum of quantities, above 0 only. */
export function CartButton() {
  const { t } = useShop();
  const count = useCart((state) => totalQuantity(state.items));
  const aim = () => void loadCartContents();
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={count > 0 ? t('cart.open', { count }) : t('cart.openEmpty')}
      onPointerEnter={aim}
      onFocus={aim}
      {...opensDialog(CART_DIALOG_ID)}
    >
      <Icon name="bag" />
      {count > 0 && <span className="count">{count > 99 ? '99+' : count}</span>}
    </button>
  );
}
