import { useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { apiPath } from '#api-path.ts';
import { fill } from '#browser/fill.ts';
import { type AdminOrderReply, adminOrderReply, trackingUrl } from '#contract/admin-orders.ts';
import { isDisputeOpen } from '#rules/disputes.ts';
import { mayShip, PARCEL_STEPS } from '#rules/order-states.ts';
import { parcelPieces, restockedPieces } from '#rules/parcel-lines.ts';
import { refundableCents } from '#rules/refunds.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import type { OrderAction } from './OrderDetail.tsx';
import { RestockQuestion } from './RestockQuestion.tsx';
import { amountsOf } from './refund-choice.ts';
import { useAction } from './use-action.ts';

/** Next steps of the parcel; the server checks them again. */
export function ParcelForm({
  texts,
  lang,
  order,
  reply: { disputes, refunds, events },
  onDone,
}: OrderAction & { readonly reply: AdminOrderReply }) {
  const [link, setLink] = useState('');
  const [answer, setAnswer] = useState<boolean>();
  const restock = answer ?? order.restock ?? false;
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const hint = useId();
  const { busy, problem, send } = useAction({ texts, lang });
  const isDisputed = disputes.some(({ state }) => isDisputeOpen(state));
  const isPaid = order.amount === 0 || refundableCents(amountsOf(order)) > 0;
  const parcel = parcelPieces(order.items, {
    refunds: refunds.map(({ state, items }) => ({ state, pieces: items })),
    restocked: restockedPieces(events),
  });
  const possible = PARCEL_STEPS[order.fulfilment].filter(
    (step) => step !== 'shipped' || mayShip(order.status),
  );
  const steps = possible.filter(
    (step) => step !== 'shipped' || (isPaid && parcel.length > 0 && !isDisputed),
  );
  if (possible.length === 0) return null;
  const ships = steps.includes('shipped');
  const move = async (to: string) => {
    const isGiven = to === 'shipped' && link.trim() !== '';
    const wrong = isGiven && !z.safeParse(trackingUrl, link.trim()).success;
    setWrong(wrong);
    if (wrong) {
      field.current?.focus();
      return;
    }
    const withLink = isGiven ? { tracking_url: link.trim() } : {};
    const back = to === 'returned' && order.restock !== null ? { restock } : {};
    const path = apiPath(ADMIN_API.adminParcel, { id: order.id });
    const reply = await send(path, { to, ...withLink, ...back }, adminOrderReply);
    if (reply) onDone(reply);
  };
  return (
    <section className="desk-block">
      <h3>{texts.parcel.title}</h3>
      {possible.includes('shipped') && !ships && (
        <p>{isDisputed ? texts.parcel.disputed : texts.parcel.paidBack}</p>
      )}
      {ships && (
        <>
          <label className="desk-field">
            {texts.parcel.tracking}
            <input
              type="url"
              inputMode="url"
              maxLength={500}
              placeholder="https://"
              ref={field}
              aria-invalid={isWrong}
              aria-describedby={isWrong ? hint : undefined}
              value={link}
              onChange={({ target }) => setLink(target.value)}
            />
          </label>
          <p id={hint} className="news-hot" role="alert">
            {isWrong && fill(texts.parcel.badTracking, { field: texts.parcel.tracking })}
          </p>
          <p className="news-soft">{texts.parcel.mail}</p>
        </>
      )}
      {steps.includes('returned') && order.restock !== null && (
        <RestockQuestion texts={texts} answer={restock} onAnswer={setAnswer} />
      )}
      <div className="desk-line">
        {steps.map((to) => (
          <button
            key={to}
            type="button"
            className={to === steps[0] ? 'desk-button is-primary' : 'desk-button'}
            aria-busy={busy}
            onClick={() => void move(to)}
          >
            {texts.parcel[to as 'shipped' | 'delivered' | 'returned']}
          </button>
        ))}
      </div>
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </section>
  );
}
