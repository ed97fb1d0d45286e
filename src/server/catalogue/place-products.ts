/** Returns the places of the longest part of a list that ascends. */
function longestAscent(values: readonly number[]): ReadonlySet<number> {
  /** Index of the smallest value that ends an ascent of each length. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [index, value] of values.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1];
    ends[low] = index;
  }
  const kept = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before[at]) kept.add(at);
  return kept;
}

/**
 * Returns positions under which products stand in the wanted order. As many as possible keep theirs, so that moving
 * one product changes one entry.
 */
export function placeProducts(
  order: readonly string[],
  positions: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const known = order.filter((id) => positions.has(id));
  const ascent = longestAscent(known.map((id) => positions.get(id) ?? 0));
  const kept = new Set(known.filter((_, index) => ascent.has(index)));
  const placed = new Map<string, number>();
  const waiting: string[] = [];
  let last: number | undefined;
  const place = (next: number | undefined) => {
    const from = last ?? (next === undefined ? -1 : next - waiting.length - 1);
    const to = next ?? from + waiting.length + 1;
    for (const [index, id] of waiting.entries()) {
      placed.set(id, from + ((to - from) * (index + 1)) / (waiting.length + 1));
    }
    waiting.length = 0;
  };
  for (const id of order) {
    if (!kept.has(id)) {
      waiting.push(id);
      continue;
    }
    const own = positions.get(id) ?? 0;
    place(own);
    placed.set(id, own);
    last = own;
  }
  place(undefined);
  const ascends = order.every(
    (id, index) => index === 0 || (placed.get(order[index - 1] ?? '') ?? 0) < (placed.get(id) ?? 0),
  );
  // Two positions with no number left between them: all of them begin anew.
  return ascends ? placed : new Map(order.map((id, index) => [id, index]));
}
