import type { ReactNode } from 'react';
import { formatCount } from '#admin/kit/counted.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { percentText } from '#rules/percent-text.ts';
import { Figure } from './Figure.tsx';
import { PageName } from './PageName.tsx';
import { useTexts } from './texts.ts';
import { weekdayName } from './times.ts';
import type { TodayProps } from './today-props.ts';

interface TileProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly children?: ReactNode;
  readonly isText?: boolean;
}

const FIGURE =
  'text-[1.625rem] font-[750] tracking-[-0.025em] [font-stretch:118%] max-wide:text-[1.375rem]';
const TEXT =
  'cut text-[1rem] font-[600] tracking-[-0.01em] [font-stretch:104%] max-wide:text-[0.9375rem]';

function Tile({ label, value, children, isText = false }: TileProps) {
  return (
    <div className="flex min-w-0 flex-wrap content-start items-baseline gap-x-2 ps-(--pad) pe-4 pt-3 pb-3.5 max-wide:block max-wide:py-2.5">
      <dt className="soft flex-[0_0_100%] text-tiny">{label}</dt>
      <dd
        className={`min-w-0 leading-8 whitespace-nowrap max-wide:leading-7 ${isText ? TEXT : FIGURE}`}
      >
        {typeof value === 'string' ? <Figure text={value} /> : value}
      </dd>
      {children && (
        <dd className="soft min-w-0 text-tiny whitespace-nowrap font-[500] tracking-[0] [font-stretch:100%]">
          {children}
        </dd>
      )}
    </div>
  );
}

/** `+12 %` of a number against the one a week ago; nothing to say without one. */
export function changeInPercent(now: number, before: number, lang: Lang): string | undefined {
  if (before === 0) return undefined;
  const percent = Math.round(((now - before) / before) * 100);
  return percentText(`${percent < 0 ? '−' : '+'}${Math.abs(percent)}`, lang);
}

interface ChangeProps {
  readonly change: string | undefined;
  /** Sentence with the change in it. */
  readonly text: string;
}

function Change({ change, text }: ChangeProps) {
  if (change === undefined) return null;
  return (
    <span className={change.startsWith('−') ? 'warn' : 'ok'} title={fill(text, { change })}>
      {change}
      <span className="hidden">{fill(text, { change: '' })}</span>
    </span>
  );
}

const GRID =
  'cells grid-cols-[1.42fr_0.9fr_1.2fr_1.6fr_1.16fr_1.06fr] max-[68.75rem]:grid-cols-3 max-wide:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] max-[20rem]:grid-cols-1';

/** Tiles that are about to come. */
export function LoadingTiles() {
  return (
    <div className={GRID} aria-hidden="true">
      {Array.from({ length: 6 }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tiles without content
        <div key={nth} className="grid h-18.5 content-between px-(--pad) py-4">
          <span className="h-2.5 w-20 bg-(--active)" />
          <span className="h-5 w-14 bg-(--active)" />
        </div>
      ))}
    </div>
  );
}

/** Today at a glance. */
export function Tiles({ lang, snapshot }: TodayProps) {
  const { tiles, empty } = useTexts();
  const hasVisits = !snapshot.visits_unknown;
  const { last_week: week, sessions_today: sessions, orders_today: orders } = snapshot;
  const count = (n: number) => formatCount(n, lang);
  const day = weekdayName(Date.parse(snapshot.at), lang);
  const top = snapshot.top_page?.key;
  const since = fill(tiles.sinceLastWeek, { day });
  const difference = week ? orders - week.orders : 0;
  return (
    <dl className={GRID} aria-label={tiles.label}>
      {hasVisits && <Tile label={tiles.active} value={count(snapshot.active_users)} />}
      {hasVisits && (
        <Tile label={tiles.sessions} value={count(sessions)}>
          {week && <Change change={changeInPercent(sessions, week.sessions, lang)} text={since} />}
          {!week &&
            snapshot.bots_today > 0 &&
            fill(tiles.bots, { count: count(snapshot.bots_today) })}
        </Tile>
      )}
      <Tile label={tiles.orders} value={count(orders)}>
        {snapshot.orders_pending > 0 && (
          <span className="warn">
            {fill(tiles.pending, { count: count(snapshot.orders_pending) })}
          </span>
        )}
        {snapshot.orders_pending === 0 && week && difference !== 0 && (
          <Change change={`${difference < 0 ? '−' : '+'}${Math.abs(difference)}`} text={since} />
        )}
      </Tile>
      <Tile label={tiles.revenue} value={formatPrice(snapshot.revenue_today, lang)}>
        {orders > 0 &&
          fill(tiles.average, {
            price: formatPrice(Math.round(snapshot.revenue_today / orders), lang),
          })}
      </Tile>
      {hasVisits && (
        <Tile
          label={tiles.topPage}
          value={top ? <PageName path={top} lang={lang} snapshot={snapshot} /> : empty.data}
          isText
        />
      )}
      {hasVisits && (
        <Tile label={tiles.topReferrer} value={snapshot.top_referrer?.key ?? tiles.direct} isText />
      )}
    </dl>
  );
}
