import { Block } from '#admin/kit/Block.tsx';
import { formatCount } from '#admin/kit/counted.ts';
import { fill } from '#rules/fill.ts';
import { percentText } from '#rules/percent-text.ts';
import { ChartTable } from './ChartTable.tsx';
import { Figure } from './Figure.tsx';
import { weekdayName } from './times.ts';
import type { TodayProps } from './today-props.ts';

const STEPS = ['visit', 'product', 'cart', 'checkout', 'paid'] as const;

/** Stages that today's visits reached; the bars are to scale, and each has its part of the stage before. */
export function Funnel({ texts, lang, snapshot }: TodayProps) {
  const { funnel, last_week: week } = snapshot;
  const most = Math.max(1, ...STEPS.map((step) => funnel[step]));
  const part = (now: number, of: number, digits = 0) =>
    of === 0
      ? ''
      : percentText(
          ((now / of) * 100).toFixed(digits).replace('.', lang === 'de' ? ',' : '.'),
          lang,
        );
  const day = weekdayName(Date.parse(snapshot.at), lang);
  const count = (n: number) => formatCount(n, lang);
  return (
    <Block
      className="today-panel"
      title={texts.funnel.title}
      beside={
        funnel.visit > 0 && (
          <span className="soft">
            {fill(texts.funnel.buy, { percent: part(funnel.paid, funnel.visit, 1) })}
          </span>
        )
      }
    >
      <ol className="today-funnel">
        {STEPS.map((step, nth) => {
          const before = STEPS[nth - 1];
          return (
            <li key={step}>
              <span>{texts.funnel[step]}</span>
              <i aria-hidden="true">
                <u style={{ width: `${(funnel[step] / most) * 100}%` }} />
              </i>
              <Figure text={count(funnel[step])} />
              <small className="soft">
                {before !== undefined && part(funnel[step], funnel[before])}
              </small>
            </li>
          );
        })}
      </ol>
      <ChartTable
        of="funnel"
        summary={texts.asTable}
        caption={texts.funnel.title}
        heads={[
          texts.funnel.step,
          texts.funnel.today,
          ...(week ? [fill(texts.funnel.before, { day })] : []),
        ]}
        rows={STEPS.map((step) => [
          texts.funnel[step],
          count(funnel[step]),
          ...(week ? [count(week.funnel[step])] : []),
        ])}
      />
    </Block>
  );
}
