import type { ReactNode } from 'react';
import type { ApiPath } from '#browser/api.ts';
import { downloadFile } from '#browser/download-file.ts';
import type { OrderPage } from '#contract/account-data.ts';
import { href, type Lang } from '#routes.ts';
import { deliveryDates, formatDayRange } from '#rules/delivery.ts';
import { fill } from '#rules/fill.ts';
import { CART_DIALOG_ID } from '#web/cart/drawer.ts';
import { OrderPapers } from '#web/orders/OrderPapers.tsx';
import { dateText, OrderItems, OrderSums } from '#web/orders/OrderParts.tsx';
import { Link } from '#web/runtime/Link.tsx';
import { opensDialog } from '#web/ui/dialog-control.ts';
import { Complaints } from './Complaints.tsx';
import type de from './de.json';
import { OrderReviews } from './OrderReviews.tsx';
import { shownState } from './order-state.ts';

interface OrderProps {
  readonly order: OrderPage;
  readonly texts: typeof de;
  readonly lang: Lang;
}

/** Days of dispatch and arrival as they were promised, until the parcel has left. */
function promisedDays({ order, texts, lang }: OrderProps): readonly string[] {
  const { paid_at: paidAt, promised } = order;
  if (shownState(order) !== 'open' || paidAt === null || !promised) return [];
  const dates = deliveryDates(Date.parse(paidAt), promised);
  return [
    fill(texts.dispatch, { days: formatDayRange(dates.dispatchFrom, dates.dispatchTo, lang) }),
    fill(texts.arrival, { days: formatDayRange(dates.deliveryFrom, dates.deliveryTo, lang) }),
  ];
}

function Parcels({ order, texts, lang }: OrderProps) {
  return order.parcels.map(({ id, shipped_at, delivered_at, tracking_url, pieces }) => (
    <div key={id}>
      {order.parcels.length > 1 && (
        <p className="name">
          {pieces
            .map(({ line, quantity }) => `${quantity} × ${order.items[line]?.name ?? ''}`)
            .join(', ')}
        </p>
      )}
      <p>
        {fill(texts.shippedOn, { date: dateText(shipped_at, lang) })}
        {delivered_at && ` ${fill(texts.deliveredOn, { date: dateText(delivered_at, lang) })}`}
      </p>
      {tracking_url && (
        <a className="link flex min-h-[44px] items-center" href={tracking_url} rel="noreferrer">
          {texts.tracking}
        </a>
      )}
    </div>
  ));
}

interface ServiceProps extends OrderProps {
  readonly token: string;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="h3 pb-2">{title}</h2>
      {children}
    </section>
  );
}

/** Parcels, address and the ways on: withdrawal and questions, with the order filled in. */
function Service(props: ServiceProps) {
  const { order, texts, lang, token } = props;
  const days = promisedDays(props);
  const question = order.number && `?order=${order.number}`;
  const linkClass = 'link flex min-h-[44px] items-center';
  return (
    <div className="grid content-start gap-10 md:col-span-4 md:col-start-9">
      {days.length + order.parcels.length > 0 && (
        <Part title={texts.parcels}>
          {days.map((day) => (
            <p key={day}>{day}</p>
          ))}
          <Parcels {...props} />
        </Part>
      )}
      {(['recipient', 'billing'] as const).map(
        (part) =>
          order[part].length > 0 && (
            <Part key={part} title={texts[part]}>
              <address className="whitespace-pre-line not-italic [overflow-wrap:anywhere]">
                {order[part].join('\n')}
              </address>
            </Part>
          ),
      )}
      {order.papers && order.papers.length > 0 && (
        <Part title={texts.papers.title}>
          <OrderPapers
            papers={order.papers}
            texts={texts.papers}
            onSave={(number) =>
              downloadFile('/api/order/paper' satisfies ApiPath, { token, number, language: lang })
            }
          />
        </Part>
      )}
      <Part title={texts.questions}>
        {order.withdrawn_at && (
          <p>{fill(texts.withdrawn, { date: dateText(order.withdrawn_at, lang) })}</p>
        )}
        <Link className={linkClass} href={`${href('help', lang)}${question}#kontakt`}>
          {texts.write}
        </Link>
        {order.may_withdraw && (
          <Link className={linkClass} href={`${href('declareWithdrawal', lang)}#order=${token}`}>
            {texts.withdraw}
          </Link>
        )}
      </Part>
    </div>
  );
}

/** The way on that the state of an order asks for. */
function NextStep({ order, texts }: Pick<OrderProps, 'order' | 'texts'>) {
  if (shownState(order) === 'unpaid') {
    return (
      <button type="button" className="btn solid" {...opensDialog(CART_DIALOG_ID)}>
        {texts.cart}
      </button>
    );
  }
  return (
    order.pay_url && (
      <a className="btn solid" href={order.pay_url}>
        {texts.pay}
      </a>
    )
  );
}

/** All that an order's page shows below its state. */
export function OrderBody(props: ServiceProps) {
  const { order, texts, lang } = props;
  return (
    <>
      <div className="pt-8 empty:hidden">
        <NextStep order={order} texts={texts} />
      </div>
      <div className="grid gap-x-[var(--gutter)] gap-y-14 pt-12 md:grid-cols-12">
        <section aria-labelledby="order-items" className="md:col-span-7">
          <h2 id="order-items" className="h3 pb-4">
            {texts.items}
          </h2>
          <OrderItems order={order} texts={texts} lang={lang} />
          <OrderSums order={order} texts={texts} lang={lang} />
          <Complaints {...props} />
        </section>
        <Service {...props} />
        <OrderReviews {...props} />
      </div>
    </>
  );
}
