import { useSend, useShowProblem } from '#admin/kit/queries.ts';
import { showDone, showProblem } from '#admin/kit/toasts.tsx';
import { fill } from '#browser/fill.ts';
import { adminShipReply, adminUnshipReply } from '#contract/admin-packing.ts';
import { TAKE_BACK_SECONDS } from '#rules/order-states.ts';
import type { OrdersTexts } from './de.ts';
import type { ListedOrder } from './order-states.ts';

const CHANGES = [
  'POST /api/admin/orders',
  'GET /api/admin/orders/:id',
  'GET /api/admin/packing',
  'GET /api/admin/log',
] as const;

/** Typed tracking links by the order's id. */
export type Links = Readonly<Record<string, string>>;

const countText = (count: number, one: string, many: string) =>
  count === 1 ? one : fill(many, { count });

const numbersOf = (orders: readonly ListedOrder[]) => orders.map(({ number }) => number).join(', ');
const bodyOf = (orders: readonly ListedOrder[]) => ({ orders: orders.map(({ id }) => id) });

/** Sends parcels together, and takes them back while their mails wait. */
export function useShip(texts: OrdersTexts['ship']) {
  const showError = useShowProblem();
  const shipping = useSend('POST /api/admin/ship-orders', adminShipReply, CHANGES);
  const undoing = useSend('POST /api/admin/unship-orders', adminUnshipReply, CHANGES);
  const undo = async (orders: readonly ListedOrder[]) => {
    let undone: readonly string[];
    try {
      undone = (await undoing.mutateAsync({ body: bodyOf(orders) })).undone;
    } catch (error) {
      return showError(error);
    }
    const late = orders.filter(({ id }) => !undone.includes(id));
    if (undone.length > 0) showDone(countText(undone.length, texts.undoneOne, texts.undone));
    if (late.length > 0)
      showProblem(fill(texts.late, { numbers: numbersOf(late) }), texts.lateText);
  };
  /** Returns false after a problem. */
  const ship = async (orders: readonly ListedOrder[], links: Links): Promise<boolean> => {
    const typed = orders.map(({ id }) => [id, (links[id] ?? '').trim()] as const);
    const tracking = Object.fromEntries(typed.filter(([, link]) => link !== ''));
    let sent: readonly string[];
    try {
      sent = (await shipping.mutateAsync({ body: { ...bodyOf(orders), tracking } })).shipped;
    } catch (error) {
      showError(error);
      return false;
    }
    const shipped = orders.filter(({ id }) => sent.includes(id));
    const refused = orders.filter(({ id }) => !sent.includes(id));
    if (shipped.length > 0) {
      const done = countText(shipped.length, texts.doneOne, texts.done);
      showDone(done, () => void undo(shipped), TAKE_BACK_SECONDS * 1000);
    }
    if (refused.length > 0)
      showProblem(fill(texts.refused, { numbers: numbersOf(refused) }), texts.refusedText);
    return true;
  };
  return { ship, isPending: shipping.isPending };
}
