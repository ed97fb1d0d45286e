import { useShop } from '../shop-context.ts';
import { toggleWish, useWishlist } from '../wishlist/wishlist-store.ts';
import { Icon } from './Icon.tsx';

interface HeartButtonProps {
  readonly id: string;
  readonly name: string;
  readonly className?: string;
}

/** Puts a product on the wishlist or takes it off. */
export function HeartButton({ id, name, className = '' }: HeartButtonProps) {
  const { t } = useShop();
  const saved = useWishlist((state) => state.ids.includes(id));
  return (
    <button
      type="button"
      className={`icon-btn heart ${className}`}
      aria-pressed={saved}
      aria-label={t('product.save', { name })}
      onClick={() => toggleWish(id)}
    >
      <Icon name="heart" />
    </button>
  );
}
