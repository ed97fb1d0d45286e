/**
 * Undoes the removal of one id from a list that may have changed since. `order` is the list as it
 * was, with whatever else was removed: the id returns in front of the first that stands behind it
 * there, else behind the last that stands in front of it. One that is back already stays.
 */
export function putBack(
  ids: readonly string[],
  id: string,
  order: readonly string[],
): readonly string[] {
  if (ids.includes(id)) return ids;
  const place = order.indexOf(id);
  const behind = order.slice(place + 1);
  const ahead = order.slice(0, Math.max(place, 0));
  const next = ids.findIndex((other) => behind.includes(other));
  const last = ids.findLastIndex((other) => ahead.includes(other));
  return ids.toSpliced(next < 0 ? last + 1 : next, 0, id);
}
