import { useShop } from '../shop-context.ts';
import { showToast } from '../toasts/toast-store.ts';
import { Icon } from './Icon.tsx';

interface ShareButtonProps {
  readonly title: string;
  readonly texts: { readonly share: string; readonly copied: string };
}

/**
 * Opens the system's share sheet, or copies the address where there is none
 * (docs/specification.md#21-every-page).
 */
export function ShareButton({ title, texts }: ShareButtonProps) {
  const { t } = useShop();
  const share = async () => {
    const data = { title, url: location.href };
    try {
      if (navigator.share) {
        await navigator.share(data);
        return;
      }
      await navigator.clipboard.writeText(data.url);
      showToast({ title: texts.copied, text: data.url });
    } catch (error) {
      // Closing the share sheet rejects as well, and is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ title: t('failed'), tone: 'destructive' });
    }
  };
  return (
    <button
      type="button"
      className="icon-btn "
      aria-label={texts.share}
      onClick={() => void share()}
    >
      <Icon name="share" />
    </button>
  );
}
