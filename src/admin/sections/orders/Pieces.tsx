import { pictureBase, Thumb } from '#admin/kit/Thumb.tsx';
import { type ListedOrder, picturesOf } from './order-states.ts';

/** Pictures of an order's pieces, each in its colour. */
export function Pieces({ order, most }: { readonly order: ListedOrder; readonly most: number }) {
  const { shown, more } = picturesOf(order, most);
  return (
    <span className="thumbs">
      {shown.map((path, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may look the same
        <Thumb key={at} base={pictureBase(path)} />
      ))}
      {shown.length + more > 1 && (
        <span
          className="phone-only absolute -right-1 -bottom-1 min-w-5 rounded border border-line-2 bg-(--bg) text-center text-[0.75rem] leading-4 text-(--text)"
          aria-hidden="true"
        >
          {shown.length + more}
        </span>
      )}
      {more > 0 && (
        <span className="soft grid min-w-7 place-items-center rounded border border-line-2 px-1 text-[0.75rem] in-[.table-orders]:max-[68.75rem]:hidden">
          +{more}
        </span>
      )}
    </span>
  );
}
