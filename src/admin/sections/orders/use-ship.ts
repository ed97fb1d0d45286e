import { counted } from '#admin/kit/counted.ts';
import { useKit } from '#admin/kit/kit-context.ts';
import { useSend } from '#admin/kit/queries.ts';
import { showDone, showProblem } from '#admin/kit/toasts.tsx';
import {
  NO_TRACKING,
  type TypedTracking,
  trackingGiven,
} from '#admin/sections/order/typed-tracking.ts';
import { CHANGES } from '#admin/sections/order/use-parcel.ts';
import { adminShipReply, adminUnshipReply } from '#contract/admin-packing.ts';
import { fill } from '#rules/fill.ts';
import { TAKE_BACK_SECONDS } from '#rules/order-states.ts';
import type { ListedOrder } from './order-states.ts';
import { useTexts } from './texts.ts';

/** Typed tracking numbers and links by the order's id. */
export type Links = Readonly<Record<string, TypedTracking>>;

type Sent = Pick<ListedOrder, 'id' | 'number'>;
const numbersOf = (orders: readonly Sent[]) => orders.map(({ number }) => number).join(', ');
const bodyOf = (orders: readonly Sent[]) => ({ orders: orders.map(({ id }) => id) });

/** Closes what was said about the parcels before. */
let closeSaid = () => {};

/** Sends parcels together, and takes them back while their mails wait. */
export function useShip() {
  const { ship: texts } = useTexts();
  const { lang } = useKit();
  const shipping = useSend('POST /api/admin/ship-orders', adminShipReply, CHANGES);
  const undoing = useSend('POST /api/admin/unship-orders', adminUnshipReply, CHANGES);
  const said = (orders: readonly Sent[], one: string, many: string) =>
    counted(orders.length, fill(one, { number: numbersOf(orders) }), many, lang);
  const undo = async (orders: readonly Sent[]) => {
    const reply = await undoing.tried({ body: bodyOf(orders) });
    if (!reply) return;
    const { undone } = reply;
    const late = orders.filter(({ id }) => !undone.includes(id));
    const back = orders.filter(({ id }) => undone.includes(id));
    if (back.length > 0) showDone(said(back, texts.undoneOne, texts.undone));
    if (late.length > 0)
      showProblem(fill(texts.late, { numbers: numbersOf(late) }), texts.lateText);
  };
  /** Returns the ids of those that left; undefined without a reply. */
  const ship = async (
    orders: readonly Sent[],
    links: Links,
  ): Promise<readonly string[] | undefined> => {
    const tracking = Object.fromEntries(
      orders.flatMap(({ id }) => {
        const given = trackingGiven(links[id] ?? NO_TRACKING);
        return given === undefined ? [] : [[id, given] as const];
      }),
    );
    const reply = await shipping.tried({ body: { ...bodyOf(orders), tracking } });
    if (!reply) return undefined;
    const shipped = orders.filter(({ id }) => reply.shipped.includes(id));
    const refused = orders.filter(({ id }) => !reply.shipped.includes(id));
    if (shipped.length > 0) {
      const done = said(shipped, texts.doneOne, texts.done);
      closeSaid();
      closeSaid = showDone(done, () => void undo(shipped), TAKE_BACK_SECONDS * 1000);
    }
    if (refused.length > 0)
      showProblem(fill(texts.refused, { numbers: numbersOf(refused) }), texts.refusedText);
    return reply.shipped;
  };
  return { ship, isPending: shipping.isPending };
}
