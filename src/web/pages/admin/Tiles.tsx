import type { ReactNode } from 'react';
import { fill } from '#browser/fill.ts';
import type { DashboardSnapshot } from '#contract/dashboard.ts';
import type { Lang } from '#routes.ts';
import { formatPrice } from '#rules/money.ts';
import { percentText } from '#rules/percent-text.ts';
import { formatCount } from '#web/i18n/amounts.ts';
import type { DashboardProps } from './Dashboard.tsx';
import { Figure } from './Figure.tsx';
import { weekdayName } from './times.ts';

interface TileProps {
  readonly label: string;
  readonly value: string;
  readonly children?: ReactNode;
  /** Size of the tile on a phone, and type style of its value. */
  readonly kind?: 'is-wide' | 'is-text';
}

function Tile({ label, value, children, kind }: TileProps) {
  return (
    <div className={kind ? `news-tile ${kind}` : 'news-tile'}>
      <dt>{label}</dt>
      <dd className="news-value">
        <Figure text={value} />
      </dd>
      {children && <dd className="news-detail num">{children}</dd>}
    </div>
  );
}

/** `+12 %` of a number against the one a week ago; nothing to say without one. */
export function changeInPercent(now: number, before: number, lang: Lang): string | undefined {
  if (before === 0) return undefined;
  const percent = Math.round(((now - before) / before) * 100);
  return percentText(`${percent < 0 ? '−' : '+'}${Math.abs(percent)}`, lang);
}

function Change({ change, day }: { readonly change: string | undefined; readonly day: string }) {
  if (change === undefined) return null;
  return (
    <>
      <b data-change={change.startsWith('−') ? 'down' : 'up'}>{change}</b> {day}
    </>
  );
}

/** Today at a glance (docs/specification.md#210-dashboard). */
export function Tiles({ texts, lang, snapshot }: DashboardProps & { snapshot: DashboardSnapshot }) {
  const { tiles } = texts;
  const { last_week: week, sessions_today: sessions, orders_today: orders } = snapshot;
  const count = (n: number) => formatCount(n, lang);
  const day = fill(tiles.sinceLastWeek, { day: weekdayName(Date.parse(snapshot.at), lang) });
  const difference = week ? orders - week.orders : 0;
  const { top_page: page, top_referrer: referrer } = snapshot;
  return (
    <dl className="news-tiles" aria-label={tiles.label}>
      <Tile label={tiles.active} value={count(snapshot.active_users)} />
      <Tile label={tiles.sessions} value={count(sessions)}>
        {week && <Change change={changeInPercent(sessions, week.sessions, lang)} day={day} />}
        {!week &&
          snapshot.bots_today > 0 &&
          fill(tiles.bots, { count: count(snapshot.bots_today) })}
      </Tile>
      <Tile label={tiles.orders} value={count(orders)}>
        {snapshot.orders_pending > 0 && (
          <span className="news-wait">
            {fill(tiles.pending, { count: count(snapshot.orders_pending) })}
          </span>
        )}
        {snapshot.orders_pending === 0 && week && difference !== 0 && (
          <Change change={`${difference < 0 ? '−' : '+'}${Math.abs(difference)}`} day={day} />
        )}
      </Tile>
      <Tile label={tiles.revenue} value={formatPrice(snapshot.revenue_today, lang)} kind="is-wide">
        {orders > 0 &&
          fill(tiles.average, {
            price: formatPrice(Math.round(snapshot.revenue_today / orders), lang),
          })}
      </Tile>
      <Tile label={tiles.topPage} value={page?.key ?? texts.empty.data} kind="is-text">
        {page &&
          (page.count === 1 ? tiles.openedOnce : fill(tiles.opened, { count: count(page.count) }))}
      </Tile>
      <Tile label={tiles.topReferrer} value={referrer?.key ?? tiles.direct} kind="is-text">
        {referrer &&
          fill(tiles.share, {
            percent: Math.round((referrer.count / Math.max(1, sessions)) * 100),
          })}
      </Tile>
    </dl>
  );
}
