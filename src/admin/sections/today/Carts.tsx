import { Block } from '#admin/kit/Block.tsx';
import { counted } from '#admin/kit/counted.ts';
import { lazyComponent } from '#admin/kit/lazy-component.tsx';
import { formatPrice } from '#rules/money.ts';
import { Figure } from './Figure.tsx';
import { useTexts } from './texts.ts';
import type { TodayProps } from './today-props.ts';

const Checkouts = lazyComponent(
  'Checkouts',
  async () => (await import('./Checkouts.tsx')).Checkouts,
);
const KINDS = ['open', 'going', 'left'] as const;

/** Carts that are filled right now, what they are worth, and those that wait at the payment page. */
export function Carts(props: TodayProps) {
  const { lang, snapshot } = props;
  const { carts } = useTexts();
  return (
    <Block className="today-panel" title={carts.title}>
      <ul className="today-rows">
        {KINDS.map((kind) => {
          const { count, cents } = snapshot.carts[kind];
          return (
            <li key={kind}>
              <span>
                {carts[kind]}
                {kind !== 'open' && <span className="soft">, {carts[`${kind}Text`]}</span>}
                <small>{counted(count, carts.one, carts.count, lang)}</small>
              </span>
              <Figure text={formatPrice(cents, lang)} />
            </li>
          );
        })}
        <Checkouts {...props} />
      </ul>
    </Block>
  );
}
