import type { DashboardSnapshot } from '../../../contract/dashboard.ts';
import { formatPrice } from '../../../rules/money.ts';
import { formatCount } from '../../i18n/amounts.ts';
import { fill } from '../../i18n/translate.ts';
import type { DashboardProps } from './Dashboard.tsx';
import { useLive } from './live-store.ts';
import { useNow } from './now.ts';
import { ItemPicture } from './Thumbnail.tsx';
import { agoTime, shortTime } from './times.ts';

type Visit = DashboardSnapshot['recent_sessions'][number];
type Order = DashboardSnapshot['recent_orders'][number];

/** Where the server's clock stands now. */
function useServerNow(): number {
  return useNow() + useLive((state) => state.serverAheadMs);
}

function VisitRow({
  visit,
  copy,
  now,
}: {
  visit: Visit;
  copy: DashboardProps['copy'];
  now: number;
}) {
  const kind = visit.kind === 'registered' ? copy.registered : copy.anonymous;
  const browser = visit.browser === 'other' ? copy.otherBrowser : visit.browser;
  return (
    <li>
      <span className="news-cut">{visit.page}</span>
      <span className="news-soft num">
        {shortTime(now - Date.parse(visit.last_seen), copy.time)}
      </span>
      <span className="news-soft news-cut">{[kind, visit.referrer, browser].join(', ')}</span>
    </li>
  );
}

function OrderRow({ order, copy, lang, now }: { order: Order; now: number } & DashboardProps) {
  const { status, item_count: items } = order;
  const names: Readonly<Record<string, string>> = copy.status;
  const count = items === 1 ? copy.item : fill(copy.items, { count: formatCount(items, lang) });
  return (
    <li className="has-thumb">
      <ItemPicture item={order.first_item} />
      <span className="news-status" data-status={status}>
        {names[status] ?? status}
        {order.number !== null && <span className="news-number"> {order.number}</span>}
      </span>
      <span className="num">{formatPrice(order.amount, lang)}</span>
      <span className="news-soft news-cut">
        {order.customer_email ?? copy.guest}, {count}
      </span>
      <span className="news-soft num">
        {agoTime(now - Date.parse(order.created_at), copy.time)}
      </span>
    </li>
  );
}

/** Ended unpaid: kept below, folded. */
const isExpired = ({ status }: Order) => status === 'expired';

/** Who is here and what was ordered, the newest first (docs/specification.md#61-counts). */
export function Activity({ copy, lang }: DashboardProps) {
  const snapshot = useLive((state) => state.snapshot);
  const now = useServerNow();
  if (!snapshot) return null;
  const { recent_sessions: visits, recent_orders: orders } = snapshot;
  const expired = orders.filter(isExpired);
  const row = (order: Order) => (
    <OrderRow key={order.id} order={order} copy={copy} lang={lang} now={now} />
  );
  return (
    <div className="news-grid">
      <section className="news-panel span-6" aria-label={copy.sessions}>
        <h2>{copy.sessions}</h2>
        {visits.length === 0 && <p className="news-empty">{copy.empty.sessions}</p>}
        <ul className="news-rows">
          {visits.map((visit, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a visit shows no id, its place is all it has
            <VisitRow key={index} visit={visit} copy={copy} now={now} />
          ))}
        </ul>
      </section>
      <section className="news-panel span-6" aria-label={copy.orders}>
        <h2>{copy.orders}</h2>
        {orders.length === 0 && <p className="news-empty">{copy.empty.orders}</p>}
        <ul className="news-rows">{orders.filter((one) => !isExpired(one)).map(row)}</ul>
        {expired.length > 0 && (
          <details className="desk-fold">
            <summary>
              {expired.length === 1
                ? copy.oneExpired
                : fill(copy.expired, { count: expired.length })}
            </summary>
            <ul className="news-rows">{expired.map(row)}</ul>
          </details>
        )}
      </section>
    </div>
  );
}
