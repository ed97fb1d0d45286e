import type { OrderPage } from '#contract/account-data.ts';
import { href, type Lang } from '#routes.ts';
import { deliveryDates, formatDayRange } from '#rules/delivery.ts';
import { fill } from '#rules/fill.ts';
import { CART_DIALOG_ID } from '#web/cart/drawer.ts';
import { dateText, OrderItems, OrderSums } from '#web/orders/OrderParts.tsx';
import { Link } from '#web/runtime/Link.tsx';
import { opensDialog } from '#web/ui/dialog-control.ts';
import type de from './de.json';
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
  return order.parcels.map(({ shipped_at, delivered_at, tracking_url }) => (
    <li key={shipped_at} className="border-t border-line py-3">
      <p>
        {fill(texts.shippedOn, { date: dateText(shipped_at, lang) })}
        {delivered_at && ` ${fill(texts.deliveredOn, { date: dateText(delivered_at, lang) })}`}
      </p>
      {tracking_url && (
        <a
          className="link inline-flex min-h-[44px] items-center"
          href={tracking_url}
          rel="noreferrer"
        >
          {texts.tracking}
        </a>
      )}
    </li>
  ));
}

interface ServiceProps extends OrderProps {
  readonly token: string;
}

/** Parcels, address and the ways on: withdrawal and questions, with the order filled in. */
function Service(props: ServiceProps) {
  const { order, texts, lang, token } = props;
  const days = promisedDays(props);
  const question = order.number && `?order=${order.number}`;
  const heading = 'h3 pt-10 pb-2 first:pt-0';
  return (
    <div className="md:col-span-4 md:col-start-9">
      {(days.length > 0 || order.parcels.length > 0) && (
        <>
          <h2 className={heading}>{texts.parcels}</h2>
          {days.map((day) => (
            <p key={day}>{day}</p>
          ))}
          <ul>
            <Parcels {...props} />
          </ul>
        </>
      )}
      {order.recipient.length > 0 && (
        <>
          <h2 className={heading}>{texts.recipient}</h2>
          <address className="not-italic [overflow-wrap:anywhere]">
            {order.recipient.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </>
      )}
      <h2 className={heading}>{texts.questions}</h2>
      <p>
        <Link
          className="link inline-flex min-h-[44px] items-center"
          href={`${href('help', lang)}${question}#kontakt`}
        >
          {texts.write}
        </Link>
      </p>
      {order.withdrawn_at && (
        <p>{fill(texts.withdrawn, { date: dateText(order.withdrawn_at, lang) })}</p>
      )}
      {order.may_withdraw && (
        <p>
          <Link
            className="link inline-flex min-h-[44px] items-center"
            href={`${href('declareWithdrawal', lang)}#order=${token}`}
          >
            {texts.withdraw}
          </Link>
        </p>
      )}
    </div>
  );
}

/** The way on that the state of an order asks for. */
function NextStep({ order, texts }: Omit<OrderProps, 'lang'>) {
  if (order.pay_url !== null) {
    return (
      <a className="btn solid" href={order.pay_url}>
        {texts.pay}
      </a>
    );
  }
  return shownState(order) === 'unpaid' ? (
    <button type="button" className="btn solid" {...opensDialog(CART_DIALOG_ID)}>
      {texts.cart}
    </button>
  ) : null;
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
        </section>
        <Service {...props} />
      </div>
    </>
  );
}
