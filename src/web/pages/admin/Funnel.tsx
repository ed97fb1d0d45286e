import { fill } from '#browser/fill.ts';
import type { DashboardSnapshot } from '#contract/dashboard.ts';
import { percentText } from '#rules/percent-text.ts';
import { formatAverage, formatCount } from '#web/i18n/amounts.ts';
import type { DashboardProps } from './Dashboard.tsx';
import { DataTable } from './DataTable.tsx';
import { Figure } from './Figure.tsx';
import { changeInPercent } from './Tiles.tsx';
import { weekdayName } from './times.ts';

const STEPS = ['visit', 'product', 'cart', 'checkout', 'paid'] as const;

type FunnelProps = DashboardProps & { readonly snapshot: DashboardSnapshot };

/** The steps beside those of the same weekday last week, up to the same time. */
function FunnelTable({ texts, lang, snapshot }: FunnelProps) {
  const { funnel, last_week: week } = snapshot;
  const day = weekdayName(Date.parse(snapshot.at), lang);
  return (
    <DataTable of="funnel" summary={texts.funnel.table}>
      <table>
        <caption className="sr">{texts.funnel.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.funnel.step}</th>
            <th scope="col">{texts.funnel.today}</th>
            {week && <th scope="col">{fill(texts.funnel.before, { day })}</th>}
          </tr>
        </thead>
        <tbody>
          {STEPS.map((step) => (
            <tr key={step}>
              <th scope="row">{texts.funnel[step]}</th>
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
export function Funnel({ texts, lang, snapshot }: FunnelProps) {
  const { funnel, last_week: week } = snapshot;
  const most = Math.max(1, ...STEPS.map((step) => funnel[step]));
  const rate = funnel.visit === 0 ? undefined : (funnel.paid / funnel.visit) * 100;
  return (
    <section className="news-panel span-4" aria-label={texts.funnel.title}>
      <h2>
        {texts.funnel.title}
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
                {texts.funnel[step]}
                {change !== undefined && (
                  <b data-change={change.startsWith('−') ? 'down' : 'up'}>{change}</b>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <FunnelTable texts={texts} lang={lang} snapshot={snapshot} />
    </section>
  );
}
