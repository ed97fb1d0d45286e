import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../runtime/lazy-with-retry.ts';
import { usePart } from '../shop-context.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { CART_DIALOG_ID, loadCartContents } from './drawer.ts';

const CartContents = lazyWithRetry(async () => (await loadCartContents()).CartContents);

/** The drawer's frame. Its contents mount at every opening, so countdown and states start anew. */
export function CartDrawer() {
  const { t } = usePart();
  const [open, setOpen] = useState(false);
  return (
    <Dialog id={CART_DIALOG_ID} title={t('cart.title')} kind="drawer" onToggle={setOpen}>
      {open && (
        <Suspense fallback={<Waiting part={CartContents} className="px-6" />}>
          <CartContents />
        </Suspense>
      )}
    </Dialog>
  );
}
