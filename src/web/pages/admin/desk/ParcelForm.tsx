import { useState } from 'react';
import { API } from '../../../../api-paths.ts';
import { deskOrderReply } from '../../../../contract/desk-orders.ts';
import { mayShip, PARCEL_STEPS } from '../../../../rules/order-states.ts';
import type { OrderAction } from './OrderDetail.tsx';
import { useAction } from './use-action.ts';

/** What may happen to the parcel next; the server decides again. */
export function ParcelForm({ copy, lang, order, onDone }: OrderAction) {
  const [link, setLink] = useState('');
  const { busy, problem, send } = useAction({ copy, lang });
  const steps = PARCEL_STEPS[order.fulfilment].filter(
    (step) => step !== 'shipped' || mayShip(order.status),
  );
  if (steps.length === 0) return null;
  const ships = steps.includes('shipped');
  const move = async (to: string) => {
    const withLink = to === 'shipped' && link.trim() !== '' ? { tracking_url: link.trim() } : {};
    const path = API.deskParcel.replace(':id', order.id);
    const reply = await send(path, { to, ...withLink }, deskOrderReply);
    if (reply) onDone(reply);
  };
  return (
    <section className="desk-block">
      <h3>{copy.parcel.title}</h3>
      {ships && (
        <>
          <label className="desk-field">
            {copy.parcel.tracking}
            <input
              type="url"
              inputMode="url"
              maxLength={500}
              placeholder="https://"
              value={link}
              onChange={({ target }) => setLink(target.value)}
            />
          </label>
          <p className="news-soft">{copy.parcel.mail}</p>
        </>
      )}
      <div className="desk-line">
        {steps.map((to) => (
          <button
            key={to}
            type="button"
            className="desk-button"
            aria-busy={busy}
            onClick={() => void move(to)}
          >
            {copy.parcel[to as 'shipped' | 'delivered' | 'returned']}
          </button>
        ))}
      </div>
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </section>
  );
}
