import { Block } from '#admin/kit/Block.tsx';
import { formatCount } from '#admin/kit/counted.ts';
import { fill } from '#rules/fill.ts';
import { percentText } from '#rules/percent-text.ts';
import { ChartTable } from './ChartTable.tsx';
import { Figure } from './Figure.tsx';
import { useTexts } from './texts.ts';
import { weekdayName } from './times.ts';
import type { TodayProps } from './today-props.ts';

const STEPS = ['visit', 'product', 'cart', 'checkout', 'paid'] as const;

/** Stages that today's visits reached; the bars are to scale, and each has its part of the stage before. */
export function Funnel({ lang, snapshot }: TodayProps) {
  const texts = useTexts();
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
      <ol>
        {STEPS.map((step, nth) => {
          const before = STEPS[nth - 1];
          return (
            <li
              key={step}
              className="grid h-6.5 grid-cols-[3.75rem_minmax(0,1fr)_3rem_2.5rem] items-center gap-2 max-[20rem]:grid-cols-[minmax(0,1fr)_auto_2.5rem]"
            >
              <span>{texts.funnel[step]}</span>
              <i className="flex h-3.5 bg-(--raised) max-[20rem]:hidden" aria-hidden="true">
                <u
                  className={`drawn ${step === 'paid' ? 'bg-(--text)' : 'bg-(--soft)'}`}
                  style={{ width: `${(funnel[step] / most) * 100}%` }}
                />
              </i>
              <b className="text-end">
                <Figure text={count(funnel[step])} />
              </b>
              <small className="soft text-end">
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
