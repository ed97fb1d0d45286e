import type { Catalogue } from '#catalogue/catalogue.ts';
import type { AdminImportReply, OtherShop } from '#contract/admin-transfer.ts';
import { pathBelow } from '#server/catalogue/catalogue-names.ts';
import { byKey, isRecord, joinEntries } from '#server/catalogue/entries.ts';
import { type ImportRow, type ImportState, problem } from '#server/catalogue/import-entries.ts';
import { draftOf, idsOf, type KnownOptions } from './draft-of-export.ts';
import { readExport } from './read-export.ts';
import { shorten } from './read-records.ts';
import { refusedTable, type SplitTable, type TableRow } from './read-table.ts';

export interface MoveOptions {
  /** Home collection of new products; undefined while the export is only looked at. */
  readonly collection: string | undefined;
  readonly hasRedirects: boolean;
  readonly keepsFormerPrices: boolean;
}

export interface MovedTable {
  readonly rows: readonly TableRow[];
  readonly moved: NonNullable<AdminImportReply['moved']>;
  /** Rows of which no draft is made. */
  readonly skipped: AdminImportReply['rows'];
}

/** Paths at which the other shop had its products. */
const FORMER_PATHS: Readonly<Record<OtherShop, readonly string[]>> = {
  shopify: ['/products'],
  woocommerce: ['/produkt', '/product'],
};

const isDamaged = (cell: string) => cell.includes('\ufffd');

type KnownEntry = Pick<ImportRow, 'kind' | 'id' | 'content'>;

const rowOf = (row: KnownEntry & Partial<TableRow>): TableRow => ({
  ...{ problems: [], line: 0, headings: new Map() },
  ...row,
});

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const contentOf = ({ content }: KnownEntry) => (isRecord(content) ? content : {});

/** Returns sizes and colours of this shop by their names in either language. */
function knownOptions(entries: readonly KnownEntry[], keepsFormerPrices: boolean): KnownOptions {
  const named = (id: string, name: unknown) =>
    [...Object.values(isRecord(name) ? name : {}), id].map(
      (each) => [String(each).toLowerCase(), id] as const,
    );
  const ofKind = (kind: ImportRow['kind']) => entries.filter((each) => each.kind === kind);
  const sizes = ofKind('sizes').flatMap((list) => listOf(contentOf(list)['sizes']));
  return {
    sizes: new Map(sizes.filter(isRecord).flatMap(({ id, label }) => named(String(id), label))),
    colours: new Map(
      ofKind('colour').flatMap((colour) => named(colour.id, contentOf(colour)['name'])),
    ),
    added: new Map(),
    keepsFormerPrices,
  };
}

/** Turns the export of another shop into rows: products, the colours that they need, and redirects. */
export function moveTable(
  from: OtherShop,
  { headings, rows: records, isWhole }: SplitTable,
  { published, drafts }: ImportState,
  { collection, hasRedirects, keepsFormerPrices }: MoveOptions,
): MovedTable {
  const { products, unread } = readExport(from, headings, records);
  const sold = [...published.values()].filter(({ removed }) => !removed);
  const entries = byKey<KnownEntry>([...sold, ...drafts.values()]);
  const known = knownOptions([...entries.values()], keepsFormerPrices);
  const shop = joinEntries(sold) as unknown as Catalogue;
  const below = collection === undefined ? '' : pathBelow(collection, shop);
  const [goods = [], others = []] = [true, false].map((isGoods) =>
    products.filter((each) => each.isGoods === isGoods),
  );
  const ids = idsOf(goods);
  const made = goods.map((exported, at) => {
    const place = { id: ids[at] ?? '', collection, below };
    const present = entries.get(`product ${place.id}`);
    const draft = draftOf(exported, present && contentOf(present), place, known);
    return { ...draft, ...place, exported };
  });
  const rows = made.map(({ exported: { line }, id, content, stock, notes }) => {
    const isSold = published.get(`product ${id}`)?.removed === false;
    return rowOf({
      ...{ kind: 'product', id, content, line },
      notes: [...notes, ...(stock && isSold ? [problem('stock_of_sold')] : [])],
      ...(stock && !isSold && { stock }),
    });
  });
  const colours = [...known.added].map(([id, de]) =>
    rowOf({ kind: 'colour', id, content: { name: { de, en: '' }, hex: '' } }),
  );
  // An address that is redirected already keeps its target.
  const redirects = entries.get('redirects redirects');
  const present = listOf(redirects && contentOf(redirects)['rows']);
  const taken = new Set(present.filter(isRecord).map((row) => row['from']));
  const added = made.flatMap(({ exported: { handle }, id, content }) =>
    FORMER_PATHS[from]
      .map((folder) => ({ from: `${folder}/${handle || id}`, to: String(content['path']) }))
      .filter((row) => row.from !== row.to && !taken.has(row.from)),
  );
  const redirected = { kind: 'redirects', id: 'redirects', isAddition: true } as const;
  const damaged = isWhole ? undefined : records.find(({ cells }) => cells.some(isDamaged));
  const value = shorten(damaged?.cells.find(isDamaged) ?? '');
  const counted = rows.flatMap(({ stock }) => Object.values(stock ?? {}));
  return {
    rows: damaged
      ? refusedTable(damaged.line, [problem('unreadable_text', { value })])
      : [
          ...rows,
          ...colours,
          ...(hasRedirects && added.length > 0
            ? [rowOf({ ...redirected, content: { rows: [...present, ...added] } })]
            : []),
        ],
    moved: {
      ...{ from, unread },
      counted: counted.filter((each) => each !== null).length,
      pictures: made.flatMap(({ pictures }) => pictures),
    },
    skipped: others.map(({ line, name, notes }) => ({
      ...{ line, kind: 'product', id: '', name: { de: name, en: name }, outcome: 'unchanged' },
      problems: notes.map((note) => ({ ...note, path: [], column: null })),
      prices: [],
    })),
  };
}
