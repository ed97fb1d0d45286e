/** Filter values stand in the URL (`?kategorie=vintage`); `alle` is the default and is left out. */
export const ALL = 'alle';

/** The filter as it stands in the URL, or `undefined` for the default. */
export function filterParam(filter: string): string | undefined {
  return filter === ALL ? undefined : filter.toLowerCase();
}
