import type { DashboardSnapshot } from '../../../contract/dashboard.ts';
import { formatAverage, formatCount } from '../../i18n/amounts.ts';
import { fill } from '../../i18n/translate.ts';
import type { DashboardProps } from './Dashboard.tsx';
import { DataTable } from './DataTable.tsx';
import { Figure } from './Figure.tsx';
import { percentText } from './percent.ts';
import { changeInPercent } from './Tiles.tsx';
import { weekdayName } from './times.ts';

const STEPS = ['visit', 'product', 'cart', 'checkout', 'paid'] as const;

type FunnelProps = DashboardProps & { readonly snapshot: DashboardSnapshot };

/** The steps beside those of the same weekday last week, up to the same time. */
function FunnelTable({ copy, lang, snapshot }: FunnelProps) {
  const { funnel, last_week: week } = snapshot;
  const day = weekdayName(Date.parse(snapshot.at), lang);
  return (
    <DataTable of="funnel" summary={copy.funnel.table}>
      <table>
        <caption className="sr">{copy.funnel.title}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.funnel.step}</th>
            <th scope="col">{copy.funnel.today}</th>
            {week && <th scope="col">{fill(copy.funnel.before, { day })}</th>}
          </tr>
        </thead>
        <tbody>
          {STEPS.map((step) => (
            <tr key={step}>
              <th scope="row">{copy.funnel[step]}</th>
              <td>{formatCount(funnel[step], lang)}</td>
              {week && <td>{formatCount(week.funnel[step], lang)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </DataTable>
  );
}

/** Stages that today's visits reached; the bars are to scale, and 0 has none. */
export function Funnel({ copy, lang, snapshot }: FunnelProps) {
  const { funnel, last_week: week } = snapshot;
  const most = Math.max(1, ...STEPS.map((step) => funnel[step]));
  const rate = funnel.visit === 0 ? undefined : (funnel.paid / funnel.visit) * 100;
  return (
    <section className="news-panel span-4" aria-label={copy.funnel.title}>
      <h2>
        {copy.funnel.title}
        {rate !== undefined && (
          <span className="news-unit num">{percentText(formatAverage(rate, lang), lang)}</span>
        )}
      </h2>
      <ol className="news-funnel num">
        {STEPS.map((step) => {
          const change = week ? changeInPercent(funnel[step], week.funnel[step], lang) : undefined;
          const share = funnel[step] / most;
          const rows = `minmax(0, ${1 - share}fr) auto minmax(0, ${share}fr)`;
          return (
            <li key={step}>
              <span className="news-bar-room" style={{ gridTemplateRows: rows }}>
                <Figure text={formatCount(funnel[step], lang)} />
                <span className="news-bar" />
              </span>
              <span className="news-soft">
                {copy.funnel[step]}
                {change !== undefined && (
                  <b data-change={change.startsWith('−') ? 'down' : 'up'}>{change}</b>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <FunnelTable copy={copy} lang={lang} snapshot={snapshot} />
    </section>
  );
}
