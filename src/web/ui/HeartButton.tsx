import type { SeedProductId } from '../../catalogue/ids.ts';
import { productName } from '../../catalogue/names.ts';
import { useShop } from '../shop-context.ts';
import { toggleWish, useWishlist } from '../wishlist/wishlist-store.ts';
import { Icon } from './Icon.tsx';

/** Puts a product on the wishlist or takes it off. */
export function HeartButton({ id, className = '' }: { id: SeedProductId; className?: string }) {
  const { t, lang } = useShop();
  const saved = useWishlist((state) => state.ids.includes(id));
  return (
    <button
      type="button"
      className={`icon-btn heart ${className}`}
      aria-pressed={saved}
      aria-label={t('product.save', { name: productName(id, lang) })}
      onClick={() => toggleWish(id)}
    >
      <Icon name="heart" />
    </button>
  );
}
