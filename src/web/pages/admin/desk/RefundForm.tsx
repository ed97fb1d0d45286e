import { useEffect, useRef, useState } from 'react';
import { apiPath } from '#api-path.ts';
import { fill } from '#browser/fill.ts';
import { eurosToType, typedEuros } from '#browser/typed-euros.ts';
import { type AdminOrderReply, adminOrderReply } from '#contract/admin-orders.ts';
import { isDisputeOpen } from '#rules/disputes.ts';
import { formatPrice } from '#rules/money.ts';
import { mayShip } from '#rules/order-states.ts';
import { refundableCents } from '#rules/refunds.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { randomUuid } from '#web/random-uuid.ts';
import type { OrderAction } from './OrderDetail.tsx';
import { RefundList } from './RefundList.tsx';
import { RefundPieces } from './RefundPieces.tsx';
import { RestockQuestion } from './RestockQuestion.tsx';
import {
  amountsOf,
  choiceCents,
  isShippingLeft,
  NOTHING,
  type RefundChoice,
  refundableLines,
} from './refund-choice.ts';
import { useAction } from './use-action.ts';

interface Wish {
  readonly cents: number;
  /** Made with the wish, so that sending it again pays back once. */
  readonly key: string;
}

interface FormProps extends OrderAction {
  readonly reply: AdminOrderReply;
  readonly onStale: () => void;
}

function leftOf({ order }: AdminOrderReply): number {
  return refundableCents(amountsOf(order));
}

/** Pays back pieces, the shipping or any amount, in two steps: money that is gone is gone. */
function Form({ texts, lang, order, reply, onDone, onStale }: FormProps) {
  const { refunds } = reply;
  const left = leftOf(reply);
  const lines = refundableLines(order, refunds);
  const shippingLeft = isShippingLeft(order, refunds);
  const [choice, setChoice] = useState(NOTHING);
  const [typed, setTyped] = useState('');
  const [wish, setWish] = useState<Wish>();
  const [offered, setOffered] = useState(left);
  const [answer, setAnswer] = useState<boolean>();
  const restock = answer ?? order.restock ?? false;
  const { busy, problem, setProblem, send } = useAction({ texts, lang });
  const confirm = useRef<HTMLButtonElement>(null);
  const ask = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: the keyboard continues at what takes its place.
  useEffect(() => {
    if (!wish) return;
    confirm.current?.focus();
    return () => {
      if (document.activeElement === document.body) ask.current?.focus();
    };
  }, [wish]);
  const choose = (next: RefundChoice, cents = choiceCents(order, refunds, next, left)) => {
    setChoice(next);
    setTyped(cents === 0 ? '' : eurosToType(cents, lang));
    setWish(undefined);
  };
  // Somebody paid back meanwhile, here or elsewhere: a new wish, but the refusal stays to be read.
  if (offered !== left) {
    setOffered(left);
    choose(NOTHING);
  }
  const chooseAll = () => {
    const pieces = new Map(lines.map(({ line, quantity, done }) => [line, quantity - done]));
    choose({ pieces, shipping: shippingLeft }, left);
  };
  const check = () => {
    const cents = typedEuros(typed);
    const possible = cents !== undefined && cents > 0 && cents <= left;
    setProblem(possible ? '' : fill(texts.refund.badAmount, { amount: eurosToType(left, lang) }));
    setWish(possible ? { cents, key: randomUuid() } : undefined);
  };
  const pay = async (confirmed: Wish) => {
    const items = [...choice.pieces].map(([line, quantity]) => ({ line, quantity }));
    const body = {
      ...confirmed,
      refunded: order.refunded + order.refunding,
      items,
      shipping: choice.shipping,
      restock: order.restock !== null && items.length > 0 && restock,
    };
    const done = await send(
      apiPath(ADMIN_API.adminRefund, { id: order.id }),
      body,
      adminOrderReply,
    );
    if (done) {
      choose(NOTHING);
      onDone(done);
    } else onStale();
  };
  return (
    <>
      <p className="news-soft num">
        {fill(texts.refund.left, { amount: formatPrice(left, lang) })}
      </p>
      <RefundPieces
        {...{ texts, lang, order, lines, shippingLeft, choice }}
        onChoose={(next) => choose(next)}
      />
      {order.restock !== null && choice.pieces.size > 0 && (
        <RestockQuestion texts={texts} answer={restock} onAnswer={setAnswer} />
      )}
      <form
        className="desk-form"
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <label className="desk-field">
          {texts.refund.amount}
          <input
            inputMode="decimal"
            maxLength={12}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setWish(undefined);
            }}
          />
        </label>
        <button type="button" className="desk-button" onClick={chooseAll}>
          {texts.refund.whole}
        </button>
        {!wish && (
          <button ref={ask} type="submit" className="desk-button">
            {texts.refund.check}
          </button>
        )}
      </form>
      {wish && (
        <div className="desk-line">
          <button
            type="button"
            ref={confirm}
            className="desk-button is-hot"
            aria-busy={busy}
            onClick={() => void pay(wish)}
          >
            {fill(texts.refund.confirm, { amount: formatPrice(wish.cents, lang) })}
          </button>
          <button type="button" className="desk-button" onClick={() => setWish(undefined)}>
            {texts.cancel}
          </button>
        </div>
      )}
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </>
  );
}

/** Shows refunds made and pending, and the form for more while the order allows it. */
export function RefundForm(props: FormProps) {
  const { texts, lang, order, reply } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const disputed = reply.disputes.some(({ state }) => isDisputeOpen(state));
  const isPossible = mayShip(order.status) && leftOf(reply) > 0;
  const hasForm = isPossible && !disputed;
  // Somebody else paid back the rest, or a customer disputes: the form that had the focus is gone.
  useEffect(() => {
    if (!hasForm) return;
    return () => {
      if (document.activeElement === document.body) heading.current?.focus();
    };
  }, [hasForm]);
  if (!isPossible && reply.refunds.length === 0) return null;
  const onDone: FormProps['onDone'] = (done) => {
    props.onDone(done);
    heading.current?.focus();
  };
  return (
    <section className="desk-block">
      <h3 ref={heading} tabIndex={-1}>
        {texts.refund.title}
      </h3>
      <RefundList texts={texts} lang={lang} order={order} refunds={reply.refunds} />
      <p className="news-wait" role="status">
        {order.refunding > 0 &&
          fill(texts.refund.pending, { amount: formatPrice(order.refunding, lang) })}
      </p>
      {isPossible && disputed && <p>{texts.refund.disputed}</p>}
      {hasForm && <Form {...props} onDone={onDone} />}
    </section>
  );
}
