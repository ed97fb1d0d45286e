import type { DashboardSnapshot } from '../../../contract/dashboard.ts';
import { CurrentOrders } from './CurrentOrders.tsx';
import type { DashboardProps } from './Dashboard.tsx';
import { useLive } from './live-store.ts';
import { shortTime, useNow } from './times.ts';

type Visit = DashboardSnapshot['recent_sessions'][number];

/** Current time of the server's clock. */
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

/** Current visits and orders, the newest first (docs/specification.md#61-counts). */
export function Activity({ copy, lang }: DashboardProps) {
  const snapshot = useLive((state) => state.snapshot);
  const now = useServerNow();
  if (!snapshot) return null;
  const { recent_sessions: visits, recent_orders: orders } = snapshot;
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
        <CurrentOrders copy={copy} lang={lang} orders={orders} now={now} />
      </section>
    </div>
  );
}
