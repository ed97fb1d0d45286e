import type { Product } from '#catalogue/catalogue.ts';
import { markParts } from './mark-label.ts';
import type { Range } from './range.ts';
import { markableOf } from './sold-out.ts';

/** A line of a delivery as it was typed or pasted. */
export interface DeliveryRow {
  readonly text: string;
  /** Mark that the line names; undefined for none, or more than one. */
  readonly mark: string | undefined;
  /** At least 1; undefined if the line has no such number. */
  readonly pieces: number | undefined;
}

/** Article and pieces: pieces come last, behind a tab, a semicolon, a comma or a space. */
const COLUMNS =
  /^(.*?)[\t;, ]+\+?(\d{1,3}(?:\.\d{3})+|\d+)(?: ?(?:Stück|Stk\.?|x|pcs\.?))?[\t;, ]*$/iu;
/** Names of columns, which a copied table begins with. */
const HEADING = /^[^\t;\d]*[\t;][^\t;\d]*$/;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/**
 * Returns the mark of each text that names one: product by name, id, article number or EAN, then what is chosen of it
 * (`Kiez Low Mono, 42`, `4012345678901 42`). Texts that could mean two marks name none.
 */
export function markNames(
  products: readonly Product[],
  range: Range,
): ReadonlyMap<string, string | undefined> {
  const names = new Map<string, string | undefined>();
  for (const product of products) {
    const { id, name, articleNumber = '', ean = '' } = product;
    const keys = [name.de, name.en, id, articleNumber, ean].filter(Boolean);
    for (const mark of markableOf(product).groups.flatMap(({ marks }) => marks)) {
      const parts = (['de', 'en'] as const).map((lang) => markParts(mark, lang, range).join(' '));
      const texts = [mark, ...keys.flatMap((key) => parts.map((part) => `${key} ${part}`))];
      for (const text of new Set(texts.map(plain))) {
        names.set(text, names.has(text) && names.get(text) !== mark ? undefined : mark);
      }
    }
  }
  return names;
}

/** Reads the lines of a delivery; empty ones and a heading are left out. */
export function readDeliveryRows(
  text: string,
  names: ReadonlyMap<string, string | undefined>,
): DeliveryRow[] {
  const lines = text.split(/\r?\n/).map((line) => line.replaceAll('"', '').trim());
  const rows = lines.filter((line, at) => line !== '' && !(at === 0 && HEADING.test(line)));
  return rows.map((line) => {
    const [, article = line, typed = ''] = COLUMNS.exec(line) ?? [];
    const pieces = Number(typed.replaceAll('.', '')) || undefined;
    return { text: line, mark: names.get(plain(article)), pieces };
  });
}

/** Returns the pieces of each mark; rows of the same are added up. */
export function deliveredPieces(rows: readonly DeliveryRow[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { mark, pieces: more = 0 } of rows) {
    if (mark !== undefined) pieces.set(mark, (pieces.get(mark) ?? 0) + more);
  }
  return pieces;
}
