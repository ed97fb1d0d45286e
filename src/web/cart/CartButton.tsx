import { totalQuantity } from '#rules/cart.ts';
import { useShop } from '../shop-context.ts';
import { opensDialog } from '../ui/dialog-control.ts';
import { Icon } from '../ui/Icon.tsx';
import { CART_COUNT_ID, countText } from './count.ts';
import { CART_DIALOG_ID, loadCartContents } from './drawer.ts';
import { useCart } from './use-cart.ts';

/** Opens the drawer; the badge shows the sum of quantities, above 0 only. */
export function CartButton() {
  const { t } = useShop();
  const count = useCart((state) => totalQuantity(state.items));
  // The drawer loads again when it is opened.
  const aim = () => void loadCartContents().catch(() => undefined);
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
      {/* `cart/early-buy.ts` may have filled it before React came. */}
      <span id={CART_COUNT_ID} className="count" hidden={count === 0} suppressHydrationWarning>
        {count > 0 ? countText(count) : ''}
      </span>
    </button>
  );
}
