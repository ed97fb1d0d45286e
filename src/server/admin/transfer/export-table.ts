import type { ProductKind } from '#catalogue/types.ts';
import type { Lang } from '#routes.ts';
import { type CurrentEntry, readEntries } from '#server/catalogue/current-entries.ts';
import { inOrder } from '#server/catalogue/entries.ts';
import type { Database } from '#server/shop.ts';
import { csvFor } from '../csv.ts';
import { COLUMNS, ID_HEADING, KIND_HEADING, VERSION_HEADING } from './columns.ts';

/** Returns the value of a field; undefined where there is none. */
export function valueAt(content: unknown, path: readonly (string | number)[]): unknown {
  let value = content;
  for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
}

/** Rows of a table of the products of a kind, in their order. */
export function* tableLines(
  entries: readonly Pick<CurrentEntry, 'id' | 'version' | 'content'>[],
  kind: ProductKind,
  lang: Lang,
): Generator<string> {
  const csv = csvFor(lang);
  const columns = COLUMNS[kind];
  yield csv.line([
    KIND_HEADING[lang],
    ID_HEADING[lang],
    VERSION_HEADING[lang],
    ...columns.map(({ heading }) => heading[lang]),
  ]);
  for (const { id, version, content } of entries) {
    const cells = columns.map(({ path, codec }) => codec.write(valueAt(content, path), lang));
    yield csv.line([kind, id, version, ...cells]);
  }
}

/** Published products of a kind as a table. */
export async function* exportLines(
  db: Database,
  kind: ProductKind,
  lang: Lang,
): AsyncGenerator<string> {
  const sold = (await readEntries(db)).filter(
    ({ removed, content }) => !removed && (content as { kind?: unknown }).kind === kind,
  );
  yield* tableLines(inOrder(sold, 'product'), kind, lang);
}
