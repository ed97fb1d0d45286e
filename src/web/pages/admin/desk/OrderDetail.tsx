import { useEffect, useRef } from 'react';
import { apiPath } from '#api-path.ts';
import { formatDateTime } from '#browser/times.ts';
import { type AdminOrderReply, adminOrderReply } from '#contract/admin-orders.ts';
import { isUnusual } from '#rules/bought-lines.ts';
import { formatPrice } from '#rules/money.ts';
import { showsParcel } from '#rules/order-states.ts';
import { itemsInCards } from '#web/cards/items-in-cards.ts';
import { useAllCards } from '#web/cards/use-cards.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { IconPath } from '#web/ui/Icon.tsx';
import { ItemPicture } from '../Thumbnail.tsx';
import { Disputes } from './Disputes.tsx';
import { OrderEvents } from './OrderEvents.tsx';
import { OrderMails } from './OrderMails.tsx';
import { ParcelForm } from './ParcelForm.tsx';
import { Payment } from './Payment.tsx';
import { RefundForm } from './RefundForm.tsx';
import type { DeskProps } from './texts.ts';
import { useReply } from './use-reply.ts';
import { Waiting } from './Waiting.tsx';

type Order = AdminOrderReply['order'];
export interface ShownOrder extends DeskProps {
  readonly order: Order;
}
export interface OrderAction extends ShownOrder {
  /** Takes the order as an action left it. */
  readonly onDone: (reply: AdminOrderReply) => void;
}

function Sums({ texts, lang, order }: ShownOrder) {
  const { discount_code: code } = order;
  const sums = [
    [texts.order.goods, order.subtotal],
    [code === null ? texts.order.discount : `${texts.order.discount} (${code})`, -order.discount],
    [texts.order.shipping, order.shipping],
    [texts.order.total, order.amount],
    [texts.order.refunded, -order.refunded],
    [texts.order.refunding, -order.refunding],
    [texts.order.chargedBack, -order.charged_back],
  ] as const;
  return (
    <dl className="desk-sums num">
      {sums
        .filter(([label, cents]) => cents !== 0 || label === texts.order.total)
        .map(([label, cents]) => (
          <div key={label} data-total={label === texts.order.total || undefined}>
            <dt>{label}</dt>
            <dd>{`${cents < 0 ? '−' : ''}${formatPrice(Math.abs(cents), lang)}`}</dd>
          </div>
        ))}
    </dl>
  );
}

function Items({ texts, lang, order }: ShownOrder) {
  return (
    <section className="desk-block">
      <h3>{texts.order.items}</h3>
      <ul className="desk-items">
        {order.items.map((item) => (
          <li key={`${item.id} ${item.variant} ${item.gift}`}>
            <ItemPicture item={item} lang={lang} />
            <span>
              {item.quantity} × {item.name}{' '}
              <span className="news-soft desk-item-variant">{item.variant}</span>
              {!item.gift && isUnusual(item) && (
                <b className="desk-unusual">{texts.order.unusual}</b>
              )}
            </span>
            <span className="num">
              {item.gift ? texts.order.gift : formatPrice(item.amount, lang)}
            </span>
          </li>
        ))}
      </ul>
      <Sums texts={texts} lang={lang} order={order} />
    </section>
  );
}

function Customer({ texts, order }: ShownOrder) {
  const { address } = order;
  const lines = [
    order.customer_name,
    address?.line1,
    address?.line2,
    address && `${address.postalCode} ${address.city}`,
  ].filter(Boolean);
  return (
    <section className="desk-block">
      <h3>{texts.order.customer}</h3>
      {order.customer_email !== null && (
        <p>
          <a className="desk-link" href={`mailto:${order.customer_email}`}>
            {order.customer_email}
          </a>
        </p>
      )}
      {lines.length > 0 && (
        <address className="desk-address">
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {order.customer_email === null && lines.length === 0 && (
        <p className="news-soft">{texts.order.noCustomer}</p>
      )}
    </section>
  );
}

interface DetailProps extends DeskProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Pause between two requests while a refund is on its way. */
const PENDING_LOOK_MS = 15_000;

/** An arrow to the left. */
const ARROW_LEFT = 'M18 11H4M10 5l-6 6 6 6';

/** One order with all that can be done to it. */
export function OrderDetail({ texts, lang, id, onClose }: DetailProps) {
  const path = apiPath(ADMIN_API.adminOrder, { id });
  const { reply, reload, put } = useReply(path, adminOrderReply);
  const cards = useAllCards(lang);
  const back = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The row that was pressed is gone: the keyboard continues here.
  useEffect(() => back.current?.focus(), []);
  const shown = reply?.ok ? reply.data : undefined;
  const isPending = shown !== undefined && shown.order.refunding > 0;
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(reload, PENDING_LOOK_MS);
    return () => clearInterval(timer);
  }, [isPending, reload]);
  // The order's own language is the customer's; the desk reads it in its own.
  const props = shown && {
    texts,
    lang,
    order: { ...shown.order, items: itemsInCards(shown.order.items, lang, cards) },
  };
  const moved = (order: AdminOrderReply) => {
    put(order);
    // The button of the step goes; the title says where the parcel is now.
    title.current?.focus();
  };
  return (
    <section className="desk-panel" aria-label={texts.orders.title}>
      <button type="button" ref={back} className="desk-back" onClick={onClose}>
        <IconPath path={ARROW_LEFT} /> {texts.back}
      </button>
      {!shown && <Waiting texts={texts} reply={reply} reload={reload} />}
      {shown && props && (
        <>
          <h2 ref={title} tabIndex={-1} className="desk-title num">
            {shown.order.number ?? texts.orders.unnumbered}
            <span data-status={shown.order.status}>{texts.status[shown.order.status]}</span>
            {showsParcel(shown.order) && (
              <span className="news-soft">{texts.fulfilment[shown.order.fulfilment]}</span>
            )}
            {shown.events.some(({ kind }) => kind === 'rebuilt') && (
              <span className="news-soft">{texts.order.rebuilt}</span>
            )}
            <span className="news-soft">{formatDateTime(shown.order.created_at, lang)}</span>
          </h2>
          <Disputes texts={texts} lang={lang} disputes={shown.disputes} />
          <div className="desk-sheet">
            <div>
              <Items {...props} />
              <ParcelForm {...props} reply={shown} onDone={moved} />
            </div>
            <div>
              <Customer {...props} />
              {shown.payment && (
                <Payment
                  texts={texts}
                  lang={lang}
                  payment={shown.payment}
                  number={shown.order.number ?? shown.payment.id}
                />
              )}
              <OrderMails {...props} mails={shown.mails} onDone={put} />
            </div>
            <div>
              <OrderEvents texts={texts} lang={lang} events={shown.events} />
              <RefundForm {...props} reply={shown} onDone={put} onStale={reload} />
            </div>
          </div>
        </>
      )}
    </section>
  );
}
