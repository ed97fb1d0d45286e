import { ALL } from '#catalogue/list-rules.ts';

export { ALL };

/** The filter as it stands in the URL, or `undefined` for the default. */
export function filterParam(filter: string): string | undefined {
  return filter === ALL ? undefined : filter.toLowerCase();
}
