import { Block } from '#admin/kit/Block.tsx';
import { counted } from '#admin/kit/counted.ts';
import { formatPrice } from '#rules/money.ts';
import { Figure } from './Figure.tsx';
import { useTexts } from './texts.ts';
import type { TodayProps } from './today-props.ts';

const KINDS = ['open', 'going', 'left'] as const;

/** Carts that are filled right now, and what they are worth. */
export function Carts({ lang, snapshot }: TodayProps) {
  const { carts } = useTexts();
  return (
    <Block className="today-panel" title={carts.title}>
      <ul className="today-rows">
        {KINDS.map((kind) => {
          const { count, cents } = snapshot.carts[kind];
          return (
            <li key={kind}>
              <span>
                {carts[kind]}, <span className="soft">{carts[`${kind}Text`]}</span>
                <small>{counted(count, carts.one, carts.count, lang)}</small>
              </span>
              <Figure text={formatPrice(cents, lang)} />
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
