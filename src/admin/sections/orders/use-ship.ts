import { counted } from '#admin/kit/counted.ts';
import { useKit } from '#admin/kit/kit-context.ts';
import { useSend } from '#admin/kit/queries.ts';
import { showDone, showProblem } from '#admin/kit/toasts.tsx';
import { CHANGES } from '#admin/sections/order/use-parcel.ts';
import { adminShipReply, adminUnshipReply } from '#contract/admin-packing.ts';
import { fill } from '#rules/fill.ts';
import { TAKE_BACK_SECONDS } from '#rules/order-states.ts';
import type { ListedOrder } from './order-states.ts';
import { useTexts } from './texts.ts';

/** Typed tracking links by the order's id. */
export type Links = Readonly<Record<string, string>>;

const numbersOf = (orders: readonly ListedOrder[]) => orders.map(({ number }) => number).join(', ');
const bodyOf = (orders: readonly ListedOrder[]) => ({ orders: orders.map(({ id }) => id) });

/** Sends parcels together, and takes them back while their mails wait. */
export function useShip() {
  const { ship: texts } = useTexts();
  const { lang } = useKit();
  const shipping = useSend('POST /api/admin/ship-orders', adminShipReply, CHANGES);
  const undoing = useSend('POST /api/admin/unship-orders', adminUnshipReply, CHANGES);
  const undo = async (orders: readonly ListedOrder[]) => {
    const reply = await undoing.tried({ body: bodyOf(orders) });
    if (!reply) return;
    const { undone } = reply;
    const late = orders.filter(({ id }) => !undone.includes(id));
    if (undone.length > 0) showDone(counted(undone.length, texts.undoneOne, texts.undone, lang));
    if (late.length > 0)
      showProblem(fill(texts.late, { numbers: numbersOf(late) }), texts.lateText);
  };
  /** Returns false after a problem. */
  const ship = async (orders: readonly ListedOrder[], links: Links): Promise<boolean> => {
    const typed = orders.map(({ id }) => [id, (links[id] ?? '').trim()] as const);
    const tracking = Object.fromEntries(typed.filter(([, link]) => link !== ''));
    const reply = await shipping.tried({ body: { ...bodyOf(orders), tracking } });
    if (!reply) return false;
    const shipped = orders.filter(({ id }) => reply.shipped.includes(id));
    const refused = orders.filter(({ id }) => !reply.shipped.includes(id));
    if (shipped.length > 0) {
      const done = counted(shipped.length, texts.doneOne, texts.done, lang);
      showDone(done, () => void undo(shipped), TAKE_BACK_SECONDS * 1000);
    }
    if (refused.length > 0)
      showProblem(fill(texts.refused, { numbers: numbersOf(refused) }), texts.refusedText);
    return true;
  };
  return { ship, isPending: shipping.isPending };
}
