import type { DashboardSnapshot } from '../../../contract/dashboard.ts';
import { formatAverage, formatCount } from '../../i18n/amounts.ts';
import { Figure } from './Figure.tsx';
import type { NewsProps } from './Newsroom.tsx';

const STEPS = ['visit', 'product', 'cart', 'checkout', 'paid'] as const;

/** How far today's visits came; the bars are to scale, down to where a number still fits. */
export function Funnel({ copy, lang, snapshot }: NewsProps & { snapshot: DashboardSnapshot }) {
  const { funnel } = snapshot;
  const most = Math.max(1, ...STEPS.map((step) => funnel[step]));
  const rate = funnel.visit === 0 ? undefined : (funnel.paid / funnel.visit) * 100;
  return (
    <section className="news-panel span-4">
      <h2>
        {copy.funnel.title}
        {rate !== undefined && <span className="news-unit num">{formatAverage(rate, lang)} %</span>}
      </h2>
      <ol className="news-funnel num">
        {STEPS.map((step) => (
          <li key={step}>
            <span className="news-bar" style={{ height: `${(funnel[step] / most) * 100}%` }}>
              <Figure text={formatCount(funnel[step], lang)} />
            </span>
            <span className="news-soft">{copy.funnel[step]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
