import { useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { adminOrderReply } from '#contract/admin-orders.ts';
import type { AdminParcelBody } from '#contract/admin-parcels.ts';
import { fill } from '#rules/fill.ts';
import { TAKE_BACK_SECONDS } from '#rules/order-states.ts';
import { useTexts } from './texts.ts';

/** Replies that are read again once an order has changed. */
export const CHANGES = [
  'POST /api/admin/orders',
  'GET /api/admin/orders/:id',
  'GET /api/admin/packing',
  'GET /api/admin/log',
] as const;

interface Parcel {
  readonly id: string;
  readonly name: string;
}

/** Closes what was said about the parcel before. */
let closeSaid = () => {};

/** Moves parcels on. What was shipped can be taken back while its mail waits. Both return false after a problem. */
export function useParcel() {
  const texts = useTexts();
  const moving = useSend('POST /api/admin/orders/:id/parcel', adminOrderReply, CHANGES);
  const undoing = useSend('POST /api/admin/orders/:id/parcel/undo', adminOrderReply, CHANGES);
  const undo = async ({ id, name }: Parcel): Promise<boolean> => {
    if (!(await undoing.tried({ params: { id }, body: {} }))) return false;
    closeSaid();
    showDone(fill(texts.parcel.isUndone, { number: name }));
    return true;
  };
  const move = async (parcel: Parcel, body: AdminParcelBody): Promise<boolean> => {
    if (!(await moving.tried({ params: { id: parcel.id }, body }))) return false;
    closeSaid();
    const number = parcel.name;
    closeSaid =
      body.to === 'shipped'
        ? showDone(
            fill(texts.parcel.isShipped, { number }),
            () => void undo(parcel),
            TAKE_BACK_SECONDS * 1000,
          )
        : showDone(fill(texts.parcel.isMoved, { number, state: texts.fulfilment[body.to] }));
    return true;
  };
  return { move, undo, isPending: moving.isPending || undoing.isPending };
}
