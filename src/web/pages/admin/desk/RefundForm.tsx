import { useState } from 'react';
import { API } from '../../../../api-paths.ts';
import { deskOrderReply } from '../../../../contract/desk-orders.ts';
import { formatPrice } from '../../../../rules/money.ts';
import { mayShip } from '../../../../rules/order-states.ts';
import { lineRefundCents } from '../../../../rules/refunds.ts';
import { fill } from '../../../i18n/translate.ts';
import { randomUuid } from '../../../random-uuid.ts';
import type { OrderAction } from './OrderDetail.tsx';
import { eurosToType, typedEuros } from './typed-euros.ts';
import { useAction } from './use-action.ts';

interface Wish {
  readonly cents: number;
  /** Made with the wish, so that sending it again pays back once. */
  readonly key: string;
}

/** Pays back all, a line or an amount, in two steps: money that is gone is gone. */
export function RefundForm(props: OrderAction & { readonly onStale: () => void }) {
  const { copy, lang, order, onDone, onStale } = props;
  const left = order.amount - order.refunded;
  const [typed, setTyped] = useState(eurosToType(left, lang));
  const [item, setItem] = useState<string>();
  const [wish, setWish] = useState<Wish>();
  const [offered, setOffered] = useState(left);
  const { busy, problem, setProblem, send } = useAction({ copy, lang });
  const choose = (cents: number, itemId?: string) => {
    setTyped(eurosToType(Math.min(cents, left), lang));
    setItem(itemId);
    setWish(undefined);
  };
  // Somebody paid back meanwhile, here or elsewhere: a new wish, but the refusal stays to be read.
  if (offered !== left) {
    setOffered(left);
    choose(left);
  }
  if (!mayShip(order.status) || left <= 0) return null;

  const check = () => {
    const cents = typedEuros(typed);
    const possible = cents !== undefined && cents > 0 && cents <= left;
    setProblem(possible ? '' : fill(copy.refund.badAmount, { amount: eurosToType(left, lang) }));
    setWish(possible ? { cents, key: randomUuid() } : undefined);
  };
  const pay = async (confirmed: Wish) => {
    const body = {
      ...confirmed,
      refunded: order.refunded,
      ...(item === undefined ? {} : { item_id: item }),
    };
    const reply = await send(API.deskRefund.replace(':id', order.id), body, deskOrderReply);
    if (reply) onDone(reply);
    else onStale();
  };

  return (
    <section className="desk-block">
      <h3>{copy.refund.title}</h3>
      <p className="news-soft num">{fill(copy.refund.left, { amount: formatPrice(left, lang) })}</p>
      <div className="desk-line">
        <button type="button" className="desk-button" onClick={() => choose(left)}>
          {copy.refund.whole}
        </button>
        {order.items
          .filter(({ gift }) => !gift)
          .map(({ id, name, variant, amount }) => (
            <button
              key={`${id} ${variant}`}
              type="button"
              className="desk-button"
              onClick={() => choose(lineRefundCents(order, amount), id)}
            >
              {fill(copy.refund.line, { name: `${name} ${variant}`.trim() })}
            </button>
          ))}
      </div>
      <form
        className="desk-form"
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <label className="desk-field">
          {copy.refund.amount}
          <input
            inputMode="decimal"
            maxLength={12}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setItem(undefined);
              setWish(undefined);
            }}
          />
        </label>
        {!wish && (
          <button type="submit" className="desk-button">
            {copy.refund.check}
          </button>
        )}
      </form>
      {wish && (
        <div className="desk-line">
          <button
            type="button"
            className="desk-button is-hot"
            aria-busy={busy}
            onClick={() => void pay(wish)}
          >
            {fill(copy.refund.confirm, { amount: formatPrice(wish.cents, lang) })}
          </button>
          <button type="button" className="desk-button" onClick={() => setWish(undefined)}>
            {copy.cancel}
          </button>
        </div>
      )}
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </section>
  );
}
