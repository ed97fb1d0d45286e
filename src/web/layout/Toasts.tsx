import { useRef } from 'react';
import { useShop } from '../shop-context.ts';
import {
  closeToast,
  holdToast,
  resumeToast,
  type Toast,
  useToasts,
} from '../toasts/toast-store.ts';
import { Icon } from '../ui/Icon.tsx';

function ToastCard({ toast }: { readonly toast: Toast }) {
  const { t } = useShop();
  const { id, title, text, tone, action } = toast;
  /** Element that had the focus before; it gets the focus back when the toast closes. */
  const before = useRef<EventTarget>(null);
  const close = (run?: () => void) => {
    if (before.current instanceof HTMLElement) before.current.focus();
    run?.();
    closeToast(id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holds the timer, offers no action
    <div
      className="toast"
      data-tone={tone}
      role={tone === 'destructive' ? 'alert' : undefined}
      onPointerEnter={() => holdToast(id)}
      onPointerLeave={() => resumeToast(id)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        holdToast(id);
      }}
      onBlur={() => resumeToast(id)}
    >
      <div>
        <p className="name">{title}</p>
        {text && <p>{text}</p>}
        {action && (
          <button type="button" className="toast-action" onClick={() => close(action.run)}>
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className="icon-btn" aria-label={t('close')} onClick={() => close()}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/**
 * Outlet for toasts, the newest first: in the header's row on desktops, at the bottom on phones. The page has one outlet and every modal
 * dialog another, because content behind a modal dialog is inert and not announced.
 */
export function Toasts({ layer = '' }: { readonly layer?: string }) {
  const { t } = useShop();
  const toasts = useToasts((state) => (state.layer === layer ? state.toasts : undefined));
  return (
    <section className="toasts" aria-label={t('toasts.label')} aria-live="polite">
      {toasts?.toReversed().map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}
