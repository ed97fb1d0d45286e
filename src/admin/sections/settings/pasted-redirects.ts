export interface RedirectRow {
  readonly from: string;
  readonly to: string;
}

/** Path with its query; addresses of the shop before are cut to theirs. */
function pathOf(text: string): string {
  const cell = text.trim().replace(/^"(.*)"$/, '$1');
  if (!/^https?:\/\//i.test(cell) || !URL.canParse(cell)) return cell;
  const { pathname, search } = new URL(cell);
  return pathname + search;
}

/**
 * Reads rows of two columns as spreadsheets, CSV files and lists have them: between tabs, semicolons, commas or spaces. A
 * line that has no path in both, such as a head, is left out and counted.
 */
export function readPasted(text: string): {
  readonly rows: readonly RedirectRow[];
  readonly left: number;
} {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const rows = lines.flatMap((line) => {
    const mark = ['\t', ';', ','].find((each) => line.includes(each));
    const [from = '', to = ''] = line
      .trim()
      .split(mark ?? /\s+/)
      .map(pathOf);
    return from.startsWith('/') && to.startsWith('/') ? [{ from, to }] : [];
  });
  return { rows, left: lines.length - rows.length };
}

/** Adds rows behind those that are there; a former path that is there gets the new target in its place. */
export function withPasted(
  rows: readonly RedirectRow[],
  pasted: readonly RedirectRow[],
): RedirectRow[] {
  const targets = new Map(pasted.map(({ from, to }) => [from, to]));
  const kept = rows.map(({ from, to }) => ({ from, to: targets.get(from) ?? to }));
  const known = new Set(rows.map(({ from }) => from));
  const added = [...targets].filter(([from]) => !known.has(from));
  return [...kept, ...added.map(([from, to]) => ({ from, to }))];
}
