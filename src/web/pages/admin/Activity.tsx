import type { DashboardSnapshot } from '#contract/dashboard.ts';
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
  texts,
  now,
}: {
  visit: Visit;
  texts: DashboardProps['texts'];
  now: number;
}) {
  const kind = visit.kind === 'registered' ? texts.registered : texts.anonymous;
  const browser = visit.browser === 'other' ? texts.otherBrowser : visit.browser;
  return (
    <li>
      <span className="news-cut">{visit.page}</span>
      <span className="news-soft num">
        {shortTime(now - Date.parse(visit.last_seen), texts.time)}
      </span>
      <span className="news-soft news-cut">{[kind, visit.referrer, browser].join(', ')}</span>
    </li>
  );
}

/** Current visits and orders, the newest first (docs/specification.md#61-counts). */
export function Activity({ texts, lang }: DashboardProps) {
  const snapshot = useLive((state) => state.snapshot);
  const now = useServerNow();
  if (!snapshot) return null;
  const { recent_sessions: visits, recent_orders: orders } = snapshot;
  return (
    <div className="news-grid">
      <section className="news-panel span-6" aria-label={texts.sessions}>
        <h2>{texts.sessions}</h2>
        {visits.length === 0 && <p className="news-empty">{texts.empty.sessions}</p>}
        <ul className="news-rows">
          {visits.map((visit, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a visit shows no id, its place is all it has
            <VisitRow key={index} visit={visit} texts={texts} now={now} />
          ))}
        </ul>
      </section>
      <section className="news-panel span-6" aria-label={texts.orders}>
        <h2>{texts.orders}</h2>
        {orders.length === 0 && <p className="news-empty">{texts.empty.orders}</p>}
        <CurrentOrders texts={texts} lang={lang} orders={orders} now={now} />
      </section>
    </div>
  );
}
