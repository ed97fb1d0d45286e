import { scarcity } from '#rules/claims.ts';
import { fill } from '#rules/fill.ts';
import { colourMark } from '#rules/line-ids.ts';
import { useShop } from '#web/shop-context.ts';
import { useFewLeft } from '#web/sold-out/sold-out-store.ts';
import type { BlockProps } from '../block.ts';
import { Benefits } from '../blocks/Benefits.tsx';
import type { ProductData } from '../product-data.ts';

interface LiveFactsProps extends Pick<BlockProps, 'column'> {
  readonly id: string;
  readonly live: NonNullable<ProductData['live']>;
}

/** The demo's viewers, and stock, in one row. */
function LiveFacts({ id, live, column }: LiveFactsProps) {
  const { settings } = useShop();
  const few = useFewLeft();
  const left = Math.min(...column.colours.map((each) => few[colourMark(id, each)] ?? Infinity));
  const stock = scarcity(settings.mode, left);
  if (live.demoViewers === undefined && !stock) return null;
  return (
    <li>
      <span className="live-dot" aria-hidden="true" />
      <span className="now">
        {live.demoViewers !== undefined && (
          <span className="text-soft">
            <b className="num">{live.demoViewers}</b> {live.viewers}
          </span>
        )}
        {stock && (
          <span>{stock === 'hurry' ? live.hurry : fill(live.left ?? '', { left: stock })}</span>
        )}
      </span>
    </li>
  );
}

/** The benefits under viewers and stock. */
export function LiveBenefits(props: BlockProps) {
  const { id, live } = props.data;
  const facts = live && <LiveFacts id={id} live={live} column={props.column} />;
  return <Benefits {...props} live={facts} />;
}
