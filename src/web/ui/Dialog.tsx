import { type ReactNode, startTransition, useEffect, useRef } from 'react';
import { Toasts } from '../layout/Toasts.tsx';
import { overlayChanged } from '../runtime/navigate.ts';
import { useShop } from '../shop-context.ts';
import { setToastLayer } from '../toasts/toast-store.ts';
import { closesDialog } from './dialog-control.ts';
import { Icon } from './Icon.tsx';

export interface DialogProps {
  readonly id: string;
  readonly title: string;
  /** `drawer` from the right, `menu` from the left, `box` in the middle, `full` the whole screen. */
  readonly kind: 'drawer' | 'menu' | 'box' | 'full';
  readonly children?: ReactNode;
  /** Called after opening and after closing, and at once when it was opened before any script ran. */
  readonly onToggle?: (open: boolean) => void;
}

/**
 * Watches the `open` attribute, because not every browser fires `toggle` on dialogs. The frame that
 * shows or hides the dialog answers the tap; what hangs on that renders after it
 * (docs/decisions/0023-content-of-a-first-visit.md).
 */
function useOpenState(id: string, onToggle: ((open: boolean) => void) | undefined) {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(onToggle);
  latest.current = onToggle;
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const report = () => {
      setToastLayer(id, element.open);
      overlayChanged();
      startTransition(() => latest.current?.(element.open));
    };
    if (element.open) report();
    let frame = 0;
    let after: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      frame = requestAnimationFrame(() => {
        after = setTimeout(report);
      });
    });
    observer.observe(element, { attributeFilter: ['open'] });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(after);
      observer.disconnect();
      // A step may take its page away with it while it is open.
      setToastLayer(id, false);
      if (element.open) overlayChanged();
    };
  }, [id]);
  return dialog;
}

/**
 * A native modal dialog with its title and close button. Escape, the backdrop and the button close
 * it; the browser keeps focus inside and gives it back. A press that began inside and ends on the
 * backdrop selects text and is no click on it.
 */
export function Dialog({ id, title, kind, children, onToggle }: DialogProps) {
  const { t } = useShop();
  const dialog = useOpenState(id, onToggle);
  const isPressedInside = useRef(false);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog already
    <dialog
      ref={dialog}
      id={id}
      className={`sheet ${kind}`}
      aria-labelledby={`${id}-title`}
      onPointerDown={(event) => {
        isPressedInside.current = event.target !== event.currentTarget;
      }}
      onClick={(event) => {
        if (event.target !== event.currentTarget || isPressedInside.current) return;
        event.currentTarget.close();
      }}
    >
      <div className="sheet-body">
        <div className="sheet-head">
          <h2 id={`${id}-title`} className="wide text-[1.5rem]/[1.1]">
            {title}
          </h2>
          <button type="button" className="icon-btn" aria-label={t('close')} {...closesDialog(id)}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
      <Toasts layer={id} />
    </dialog>
  );
}
