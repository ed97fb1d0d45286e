import { fill } from '#browser/fill.ts';
import type { DashboardSnapshot } from '#contract/dashboard.ts';
import { formatPrice } from '#rules/money.ts';
import { formatCount } from '#web/i18n/amounts.ts';
import type { DashboardProps } from './Dashboard.tsx';
import { Figure } from './Figure.tsx';

const KINDS = ['open', 'going', 'left'] as const;

/** Carts that are filled right now, and what they are worth. */
export function Carts({ texts, lang, snapshot }: DashboardProps & { snapshot: DashboardSnapshot }) {
  const details = {
    open: texts.carts.openText,
    going: texts.carts.goingText,
    left: texts.carts.leftText,
  };
  return (
    <section className="news-panel span-12">
      <h2>{texts.carts.title}</h2>
      <dl className="news-carts">
        {KINDS.map((kind) => {
          const { count, cents } = snapshot.carts[kind];
          const many = fill(texts.carts.count, { count: formatCount(count, lang) });
          return (
            <div key={kind} data-kind={kind}>
              <dt>
                {texts.carts[kind]} <span className="news-soft">{details[kind]}</span>
              </dt>
              <dd className="news-value">
                <Figure text={formatPrice(cents, lang)} />
              </dd>
              <dd className="news-detail num">{count === 1 ? texts.carts.one : many}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
