import type { Lang } from '#routes.ts';
import {
  type ImportProblem,
  type ImportRow,
  type ImportState,
  problem,
} from '#server/catalogue/import-entries.ts';
import { type Column, columnNamed, ID_HEADING, isHeading, VERSION_HEADING } from './columns.ts';
import { valueAt } from './export-table.ts';
import { countKnown } from './read-export.ts';
import { decodeTable, readRecords, shorten, type TableRecord } from './read-records.ts';

export interface TableRow extends ImportRow {
  /** Row as spreadsheets count: the headings are row 1. */
  readonly line: number;
  /** Heading of a column by its problem, where the field doesn't tell it. */
  readonly headings: ReadonlyMap<ImportProblem, string>;
}

type Heading = Readonly<Record<Lang, string>>;
type Content = Readonly<Record<string, unknown>>;

const META: readonly Heading[] = [ID_HEADING, VERSION_HEADING];

/** Returns the German heading of a typed one; the shop has no other that reads so. */
const knownAs = (typed: string) =>
  (META.find((heading) => isHeading(typed, heading)) ?? columnNamed(typed)?.heading)?.de;

const SEPARATORS = [';', ',', '\t'];

/** First line by which Excel tells itself the separator; it shows no row for it. */
const NAMED_SEPARATOR = /^sep=([;,\t])(?:\r\n|\n|\r)/i;

/** Returns the separator that yields most known headings; spreadsheets may have changed it. */
function separatorOf(table: string): string {
  const known = SEPARATORS.map((separator) => {
    const head = readRecords(table, separator).next();
    if (head.done) return 0;
    const own = head.value.cells.filter((each) => knownAs(each) !== undefined).length;
    return Math.max(own, countKnown(head.value.cells));
  });
  return SEPARATORS[known.indexOf(Math.max(...known))] ?? ';';
}

/** A row that stands for the whole table. */
export const refusedTable = (
  line: number,
  problems: readonly ImportProblem[],
  headings: TableRow['headings'] = new Map(),
): TableRow[] => [{ kind: 'product', id: '', content: undefined, problems, line, headings }];

/** Sets a field in a copy; undefined removes it, and a group that is empty then. */
function withValue(
  content: unknown,
  [key, ...rest]: readonly (string | number)[],
  value: unknown,
): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const items = Array.isArray(content) ? content : [];
    return Array.from({ length: Math.max(items.length, key + 1) }, (_, index) =>
      index === key ? withValue(items[index], rest, value) : items[index],
    );
  }
  const fields = (content ?? {}) as Record<string, unknown>;
  const inner = withValue(fields[key], rest, value);
  const isGone =
    inner === undefined ||
    (rest.length > 0 && !Array.isArray(inner) && Object.keys(inner as object).length === 0);
  if (!isGone) return { ...fields, [key]: inner };
  const { [key]: _, ...others } = fields;
  return others;
}

/** Returns the content with texts in both languages, which a product may lack, and without features of empty cells. */
function withTexts(content: Content): Content {
  const texts = content['texts'] as Readonly<Record<string, Content>> | undefined;
  const of = (lang: Lang) => {
    const { features, ...own } = texts?.[lang] ?? {};
    const said = Array.isArray(features) && features.filter((each) => each !== undefined);
    return said && said.length < features.length
      ? { ...own, features: said }
      : (texts?.[lang] ?? {});
  };
  return { ...content, texts: { ...texts, de: of('de'), en: of('en') } };
}

/** Returns the content with the gifts of each pack: an empty cell says that it has none. */
function withGifts(content: Content): Content {
  if (content['packs'] === undefined) return content;
  const packs = Object.entries(content['packs'] as Readonly<Record<string, Content>>);
  return {
    ...content,
    packs: Object.fromEntries(
      packs.map(([id, pack]) => [id, { ...pack, gifts: pack['gifts'] ?? [] }]),
    ),
  };
}

/** A list without entries is as good as none. */
const isSame = (read: unknown, present: unknown) =>
  read === present || (read === undefined && Array.isArray(present) && present.length === 0);

/** Returns the content without a former price that no column says and that is no higher than the new price. */
function withoutPassedPrices(
  content: Content,
  present: unknown,
  columns: readonly (Column | undefined)[],
): Content {
  const packs = Object.keys((content['packs'] as object | undefined) ?? {});
  const isSaid = (path: string) => columns.some((column) => column?.path.join('.') === path);
  return [[], ...packs.map((pack) => ['packs', pack])].reduce((next, around) => {
    const former = [...around, 'originalCents'];
    const price = Number(valueAt(next, [...around, 'priceCents']));
    const isRaised = price > Number(valueAt(present, [...around, 'priceCents']));
    const isPassed = isRaised && !(Number(valueAt(next, former)) > price);
    return isPassed && !isSaid(former.join('.'))
      ? (withValue(next, former, undefined) as Content)
      : next;
  }, content);
}

class TableReader {
  readonly #headings: readonly string[];
  readonly #state: ImportState;
  /** False if bytes of the table can't be read. */
  readonly #isWhole: boolean;
  readonly #columns: readonly (Column | undefined)[];

  constructor(headings: readonly string[], state: ImportState, isWhole: boolean) {
    this.#headings = headings;
    this.#state = state;
    this.#isWhole = isWhole;
    this.#columns = headings.map(columnNamed);
  }

  #cell(cells: readonly string[], heading: Heading): string {
    const at = this.#headings.findIndex((typed) => isHeading(typed, heading));
    return (cells[at] ?? '').trim();
  }

  read({ cells, line }: TableRecord): TableRow {
    const id = this.#cell(cells, ID_HEADING);
    const problems: ImportProblem[] = [];
    const headings = new Map<ImportProblem, string>();
    const refuse = (found: ImportProblem, heading?: string) => {
      problems.push(found);
      if (heading !== undefined) headings.set(found, heading);
    };
    if (id === '') refuse(problem('no_id'));
    const isLong = cells.slice(this.#headings.length).some((cell) => cell.trim() !== '');
    if (isLong) refuse(problem('too_many_cells'));
    const key = `product ${id}`;
    const present = this.#state.published.get(key)?.content ?? this.#state.drafts.get(key)?.content;
    const typedBase = this.#cell(cells, VERSION_HEADING);
    const base = /^\d{1,9}$/.test(typedBase) ? Number(typedBase) : undefined;
    if (typedBase !== '' && base === undefined) {
      refuse(problem('not_a_number', { value: shorten(typedBase) }), VERSION_HEADING.de);
    }
    let content = (present ?? { id, tags: {} }) as Content;
    for (const [index, typed] of this.#headings.entries()) {
      const column = this.#columns[index];
      const cell = cells[index] ?? '';
      if (!this.#isWhole && cell.includes('\ufffd')) {
        refuse(problem('unreadable_text', { value: shorten(cell) }), typed);
      } else if (column !== undefined) {
        const found = column.codec.read(cell);
        if (!found.ok) {
          refuse({ code: found.code, values: found.values, path: column.path }, typed);
        } else if (!isSame(found.value, valueAt(content, column.path))) {
          content = withValue(content, column.path, found.value) as Content;
        }
      }
    }
    if (id !== '' && content['collection'] === undefined) {
      refuse(problem('unknown_id', { value: shorten(id) }), ID_HEADING.de);
    }
    return {
      kind: 'product',
      id,
      content: withTexts(withGifts(withoutPassedPrices(content, present, this.#columns))),
      base,
      problems,
      line,
      headings,
    };
  }
}

/** A table, split at its separators. */
export interface SplitTable {
  readonly headings: readonly string[];
  readonly rows: readonly TableRecord[];
  /** False if bytes of it can't be read. */
  readonly isWhole: boolean;
}

/** Splits a table; returns the row that refuses it if that is impossible. */
export function splitTable(bytes: Uint8Array): SplitTable | TableRow[] {
  const { text, isWhole } = decodeTable(bytes);
  // No text has it, and files of other formats do.
  if (text.includes('\0')) return refusedTable(1, [problem('not_a_table')]);
  const [mark = '', named] = NAMED_SEPARATOR.exec(text) ?? [];
  const table = text.slice(mark.length);
  const records = readRecords(table, named ?? separatorOf(table));
  const all: TableRecord[] = [];
  let step = records.next();
  for (; !step.done; step = records.next()) all.push(step.value);
  const [head, ...rows] = all;
  const headings = [...(head?.cells ?? [])];
  while (headings.at(-1)?.trim() === '') headings.pop();
  const fault = step.value;
  if (!fault) return { headings, rows, isWhole };
  const refused = problem(fault.code, fault.values);
  const heading = headings[fault.cell];
  return refusedTable(
    fault.line,
    [refused],
    new Map(heading === undefined ? [] : [[refused, heading]]),
  );
}

/** Reads a table of products. Columns that it lacks keep what their fields say. */
export function readTable(table: SplitTable | TableRow[], state: ImportState): TableRow[] {
  if (Array.isArray(table)) return table;
  const { headings, rows, isWhole } = table;
  const wrong: ImportProblem[] = [];
  const known = headings.map(knownAs);
  if (!known.includes(ID_HEADING.de)) wrong.push(problem('no_id_column'));
  for (const [index, typed] of headings.entries()) {
    const column = shorten(typed);
    if (known[index] === undefined) wrong.push(problem('unknown_column', { column }));
    else if (known.indexOf(known[index]) < index)
      wrong.push(problem('repeated_column', { column }));
  }
  if (wrong.length > 0) return refusedTable(1, wrong);
  if (rows.length === 0) return refusedTable(1, [problem('no_rows')]);
  const reader = new TableReader(headings, state, isWhole);
  return rows.map((row) => reader.read(row));
}
