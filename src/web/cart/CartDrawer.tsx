import { Suspense, useState } from 'react';
import { late } from '../late.ts';
import { usePart } from '../shop-context.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { CART_DIALOG_ID, loadCartContents } from './drawer.ts';

const CartContents = late(async () => (await loadCartContents()).CartContents);

/** The drawer's frame. Its contents mount at every opening, so countdown and states start anew. */
export function CartDrawer() {
  const { t } = usePart();
  const [open, setOpen] = useState(false);
  return (
    <Dialog id={CART_DIALOG_ID} title={t('cart.title')} kind="drawer" onToggle={setOpen}>
      {open && (
        <Suspense fallback={<p className="note px-6">{t('loading')} …</p>}>
          <CartContents />
        </Suspense>
      )}
    </Dialog>
  );
}
