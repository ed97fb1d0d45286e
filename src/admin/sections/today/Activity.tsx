import { Link } from 'react-aria-components';
import { Block } from '#admin/kit/Block.tsx';
import { useNow } from '#admin/kit/Connection.tsx';
import { counted } from '#admin/kit/counted.ts';
import { placeOf } from '#admin/kit/kit-context.ts';
import { useLive } from '#admin/kit/live.ts';
import { Mark, type State } from '#admin/kit/Mark.tsx';
import statesDe from '#catalogue/texts/order-states.de.json' with { type: 'json' };
import statesEn from '#catalogue/texts/order-states.en.json' with { type: 'json' };
import type { DashboardSnapshot } from '#contract/dashboard.ts';
import { formatPrice } from '#rules/money.ts';
import { PageName } from './PageName.tsx';
import { useTexts } from './texts.ts';
import { agoTime, shortTime } from './times.ts';
import type { TodayProps } from './today-props.ts';

const STATES: Readonly<Record<'de' | 'en', Readonly<Record<string, string>>>> = {
  de: statesDe.status,
  en: statesEn.status,
};

const MARKS: Readonly<Record<string, Pick<State, 'mark' | 'tone'>>> = {
  paid: { mark: 'full', tone: 'ok' },
  pending: { mark: 'dashed', tone: 'warn' },
};
const OTHER = { mark: 'ring', tone: 'soft' } as const;

type Order = DashboardSnapshot['recent_orders'][number];

interface OrdersProps extends Pick<TodayProps, 'lang'> {
  readonly orders: readonly Order[];
  /** The server's time, epoch milliseconds. */
  readonly now: number;
}

/** The newest orders; those that ended unpaid are folded below. */
export function CurrentOrders({ lang, orders, now }: OrdersProps) {
  const texts = useTexts();
  const isExpired = ({ status }: Order) => status === 'expired';
  const expired = orders.filter(isExpired);
  const nameOf = ({ status }: Order) => STATES[lang][status] ?? status;
  const row = (order: Order) => (
    <li key={order.id}>
      <Link href={`${placeOf('orders', lang)}/${order.id}`}>
        <span className="cut">
          <Mark state={{ ...(MARKS[order.status] ?? OTHER), text: nameOf(order) }} />
          {order.number !== null && <b> {order.number}</b>}
          <small className="cut">
            {order.customer_email ?? texts.guest},{' '}
            {counted(order.item_count, texts.item, texts.items, lang)}
          </small>
        </span>
        <span>
          {formatPrice(order.amount, lang)}
          <small>{agoTime(now - Date.parse(order.created_at), texts.time)}</small>
        </span>
      </Link>
    </li>
  );
  return (
    <>
      <ul className="today-rows">{orders.filter((each) => !isExpired(each)).map(row)}</ul>
      {expired.length > 0 && (
        <details className="today-table">
          <summary>{counted(expired.length, texts.oneExpired, texts.expired, lang)}</summary>
          <ul className="today-rows">{expired.map(row)}</ul>
        </details>
      )}
    </>
  );
}

/** Current orders, the newest first (docs/specification.md#61-counts). */
export function Orders({ lang, snapshot: { recent_orders: orders } }: TodayProps) {
  const texts = useTexts();
  const now = useNow() + useLive((state) => state.serverAheadMs);
  return (
    <section className="today-panel" aria-label={texts.orders}>
      <h2>{texts.orders}</h2>
      {orders.length === 0 && <p className="soft">{texts.empty.orders}</p>}
      <CurrentOrders lang={lang} orders={orders} now={now} />
    </section>
  );
}

/** Current visits and orders. */
export function Activity(props: TodayProps) {
  const texts = useTexts();
  const now = useNow() + useLive((state) => state.serverAheadMs);
  const { recent_sessions: visits } = props.snapshot;
  return (
    <>
      <Block className="today-panel" title={texts.sessions}>
        {visits.length === 0 && <p className="soft">{texts.empty.sessions}</p>}
        <ul className="today-rows">
          {visits.map((visit, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a visit shows no id, its place is all it has
            <li key={index}>
              <span className="cut">
                <PageName {...props} path={visit.page} />
                <small className="cut">
                  {[
                    visit.kind === 'registered' ? texts.registered : texts.anonymous,
                    visit.referrer,
                    visit.browser === 'other' ? texts.otherBrowser : visit.browser,
                  ].join(', ')}
                </small>
              </span>
              <small>{shortTime(now - Date.parse(visit.last_seen), texts.time)}</small>
            </li>
          ))}
        </ul>
      </Block>
      <Orders {...props} />
    </>
  );
}
