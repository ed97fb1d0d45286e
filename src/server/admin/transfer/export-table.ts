import type { Lang } from '#routes.ts';
import { type CurrentEntry, readEntries } from '#server/catalogue/current-entries.ts';
import { inOrder } from '#server/catalogue/entries.ts';
import type { Database } from '#server/shop.ts';
import { csvFor } from '../csv.ts';
import { columnsOf, ID_HEADING, VERSION_HEADING } from './columns.ts';

/** Returns the value of a field; undefined where there is none. */
export function valueAt(content: unknown, path: readonly (string | number)[]): unknown {
  let value = content;
  for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
}

/** Packs of any of the products, in the order in which they are offered. */
const packsIn = (entries: readonly Pick<CurrentEntry, 'content'>[]) => [
  ...new Set(entries.flatMap(({ content }) => Object.keys(valueAt(content, ['packs']) ?? {}))),
];

/** Rows of a table of products, in their order. */
export function* tableLines(
  entries: readonly Pick<CurrentEntry, 'id' | 'version' | 'content'>[],
  lang: Lang,
): Generator<string> {
  const csv = csvFor(lang);
  const columns = columnsOf(packsIn(entries));
  yield csv.line([
    ID_HEADING[lang],
    VERSION_HEADING[lang],
    ...columns.map(({ heading }) => heading[lang]),
  ]);
  for (const { id, version, content } of entries) {
    const cells = columns.map(({ path, codec }) => codec.write(valueAt(content, path), lang));
    yield csv.line([id, version, ...cells]);
  }
}

/** Published products as a table. */
export async function* exportLines(db: Database, lang: Lang): AsyncGenerator<string> {
  const sold = (await readEntries(db)).filter(({ removed }) => !removed);
  yield* tableLines(inOrder(sold, 'product'), lang);
}
