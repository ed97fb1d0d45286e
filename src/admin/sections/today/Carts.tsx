import { formatCount } from '#admin/kit/amounts.ts';
import { fill } from '#browser/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { Figure } from './Figure.tsx';
import type { TodayProps } from './today-props.ts';

const KINDS = ['open', 'going', 'left'] as const;

/** Carts that are filled right now, and what they are worth. */
export function Carts({ texts, lang, snapshot }: TodayProps) {
  const { carts } = texts;
  return (
    <section className="today-panel" aria-label={carts.title}>
      <h2>{carts.title}</h2>
      <ul className="today-rows">
        {KINDS.map((kind) => {
          const { count, cents } = snapshot.carts[kind];
          return (
            <li key={kind}>
              <span>
                {carts[kind]}, <span className="soft">{carts[`${kind}Text`]}</span>
                <small>
                  {count === 1 ? carts.one : fill(carts.count, { count: formatCount(count, lang) })}
                </small>
              </span>
              <Figure text={formatPrice(cents, lang)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
