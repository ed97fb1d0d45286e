import { answer, type Outcome, refuse } from './fault.ts';
import type { Raw } from './form.ts';
import { type Field, integer, need, text } from './params.ts';
import { noSuch } from './session-checks.ts';
import { type ReadShape, shape } from './shape.ts';

const stamp = integer(0);
const range = shape({ gt: stamp, gte: stamp, lt: stamp, lte: stamp });

/** Seconds since 1970, either exactly or `created[gte]=…`. */
export const createdFilter: Field<ReadShape<typeof RANGE> | undefined> = {
  read: (raw: Raw | undefined, path, faults) => {
    if (typeof raw !== 'string') return range.read(raw, path, faults);
    const exact = need(stamp).read(raw, path, faults);
    return { gt: undefined, gte: exact, lt: undefined, lte: exact };
  },
};
const RANGE = { gt: stamp, gte: stamp, lt: stamp, lte: stamp };

/** Parameters of every list. */
export const PAGING = {
  limit: integer(1, 100),
  starting_after: text(),
  ending_before: text(),
};

type Paging = ReadShape<typeof PAGING>;

export function within(created: number, filter: ReadShape<typeof RANGE> | undefined): boolean {
  if (!filter) return true;
  return (
    created > (filter.gt ?? -1) &&
    created >= (filter.gte ?? 0) &&
    created < (filter.lt ?? Number.MAX_SAFE_INTEGER) &&
    created <= (filter.lte ?? Number.MAX_SAFE_INTEGER)
  );
}

/** One page of `items`, which are in Stripe's order (newest first, or as on the receipt). */
export function page<T extends { id: string }>(items: T[], url: string, paging: Paging): Outcome {
  const limit = paging.limit ?? 10;
  const cursor = paging.starting_after ?? paging.ending_before;
  let from = 0;
  let to = Math.min(items.length, limit);
  if (cursor !== undefined) {
    const at = items.findIndex((item) => item.id === cursor);
    const param = paging.starting_after ? 'starting_after' : 'ending_before';
    if (at < 0) return refuse(noSuch('object', cursor, param));
    from = paging.starting_after ? at + 1 : Math.max(0, at - limit);
    to = paging.starting_after ? Math.min(items.length, from + limit) : at;
  }
  const more = paging.ending_before && !paging.starting_after ? from > 0 : to < items.length;
  return answer({ object: 'list', data: items.slice(from, to), has_more: more, url });
}

/** Newest first. */
export function newestFirst<T, R>(values: Iterable<T>, pick: (value: T) => R | undefined): R[] {
  const picked: R[] = [];
  for (const value of values) {
    const item = pick(value);
    if (item !== undefined) picked.push(item);
  }
  return picked.reverse();
}
