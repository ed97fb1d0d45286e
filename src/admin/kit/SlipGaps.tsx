import type { SlipField } from '#contract/admin-orders.ts';
import { fill } from '#rules/fill.ts';
import { useKit } from './kit-context.ts';

interface SlipGapsProps {
  /** Orders whose slips are to be printed. */
  readonly orders: readonly {
    readonly id: string;
    readonly number: string | null;
    readonly unprintable?: readonly SlipField[] | undefined;
  }[];
}

/** Names what packing slips can't print, for the place beside the button that prints them. */
export function SlipGaps({ orders }: SlipGapsProps) {
  const { texts } = useKit();
  const { gaps, fields } = texts.slips;
  return (
    <div role="status" className="warn order-1 grid basis-full gap-1 text-small empty:hidden">
      {orders.map(({ id, number, unprintable = [] }) => {
        const names = unprintable.map((field) => fields[field]).join(', ');
        return names && <p key={id}>{fill(gaps, { number: number ?? '', fields: names })}</p>;
      })}
    </div>
  );
}
