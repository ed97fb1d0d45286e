import { useShop } from '../shop-context.ts';
import { showToast } from '../toasts/toast-store.ts';
import { Icon } from './Icon.tsx';

/**
 * Opens the system's share sheet, or copies the address where there is none
 * (docs/specification.md#21-every-page).
 */
export function ShareButton({ title, className = '' }: { title: string; className?: string }) {
  const { t } = useShop();
  const share = async () => {
    const data = { title, url: location.href };
    try {
      if (navigator.share) {
        await navigator.share(data);
        return;
      }
      await navigator.clipboard.writeText(data.url);
      showToast({ title: t('product.copied'), text: data.url });
    } catch (error) {
      // Closing the share sheet rejects as well, and is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ title: t('failed'), tone: 'destructive' });
    }
  };
  return (
    <button
      type="button"
      className={`icon-btn ${className}`}
      aria-label={t('product.share')}
      onClick={() => void share()}
    >
      <Icon name="share" />
    </button>
  );
}
