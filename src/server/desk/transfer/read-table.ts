import { CsvError, parse } from 'csv-parse/sync';
import type { ProductKind } from '../../../catalogue/types.ts';
import type { FindingValues } from '../../../contract/catalogue-findings.ts';
import { PRODUCT_KINDS } from '../../../contract/desk-products.ts';
import type { ImportCode } from '../../../contract/desk-transfer.ts';
import { LANGS } from '../../../routes.ts';
import type { ImportProblem, ImportRow, ImportState } from '../../catalogue/import-entries.ts';
import { COLUMNS, type Column, ID_HEADING, KIND_HEADING, VERSION_HEADING } from './columns.ts';
import { valueAt } from './export-table.ts';

export interface TableRow extends ImportRow {
  /** Row as spreadsheets count: the headings are row 1. */
  readonly line: number;
  /** Heading of a column by its problem, where the fields of a kind don't tell it. */
  readonly headings: ReadonlyMap<ImportProblem, string>;
}

const SEPARATORS = [';', ',', '\t'];

/** Decodes what spreadsheets save: UTF-8 with or without a mark, UTF-16, or Windows' western code page. */
export function decodeTable(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

type Records =
  | { readonly ok: true; readonly records: string[][] }
  | { readonly ok: false; readonly reason: string };

function parseRecords(table: string, delimiter: string, to?: number): Records {
  try {
    const records = parse(table, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      ...(to !== undefined && { to }),
    });
    return { ok: true, records };
  } catch (error) {
    if (error instanceof CsvError) return { ok: false, reason: error.message };
    throw error;
  }
}

const sameWord = (typed: string, heading: Readonly<Record<string, string>>) =>
  LANGS.some((lang) => heading[lang]?.toLowerCase() === typed.trim().toLowerCase());

const isKnown = (typed: string) =>
  [KIND_HEADING, ID_HEADING, VERSION_HEADING].some((heading) => sameWord(typed, heading)) ||
  PRODUCT_KINDS.some((kind) => COLUMNS[kind].some(({ heading }) => sameWord(typed, heading)));

/** Returns the separator that yields most known headings; spreadsheets may have changed it. */
function separatorOf(table: string): string {
  const known = SEPARATORS.map((separator) => {
    const head = parseRecords(table, separator, 1);
    return head.ok ? (head.records[0] ?? []).filter(isKnown).length : 0;
  });
  return SEPARATORS[known.indexOf(Math.max(...known))] ?? ';';
}

const problem = (code: ImportCode, values: FindingValues = {}): ImportProblem => ({
  code,
  values,
  path: [],
});

/** A row that stands for the whole table. */
const refusedTable = (line: number, ...problems: ImportProblem[]): TableRow[] => [
  { kind: 'product', id: '', content: undefined, problems, line, headings: new Map() },
];

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

class TableReader {
  readonly #headings: readonly string[];
  readonly #state: ImportState;
  readonly #columns: ReadonlyMap<ProductKind, readonly (Column | undefined)[]>;

  constructor(headings: readonly string[], state: ImportState) {
    this.#headings = headings;
    this.#state = state;
    this.#columns = new Map(
      PRODUCT_KINDS.map((kind) => [
        kind,
        headings.map((typed) => COLUMNS[kind].find(({ heading }) => sameWord(typed, heading))),
      ]),
    );
  }

  #cell(record: readonly string[], heading: Readonly<Record<string, string>>): string {
    const at = this.#headings.findIndex((typed) => sameWord(typed, heading));
    return (record[at] ?? '').trim();
  }

  read(record: readonly string[], line: number): TableRow {
    const id = this.#cell(record, ID_HEADING);
    const problems: ImportProblem[] = [];
    const headings = new Map<ImportProblem, string>();
    const refuse = (found: ImportProblem, heading?: string) => {
      problems.push(found);
      if (heading !== undefined) headings.set(found, heading);
    };
    if (id === '') refuse(problem('no_id'));
    if (record.length > this.#headings.length) refuse(problem('too_many_cells'));
    const key = `product ${id}`;
    const published = this.#state.published.get(key);
    const former = published?.content ?? this.#state.drafts.get(key)?.content ?? undefined;
    const typedKind =
      this.#cell(record, KIND_HEADING) || (former as { kind?: unknown } | undefined)?.kind;
    const kind = PRODUCT_KINDS.find((each) => each === typedKind);
    if (kind === undefined) refuse(problem('no_kind'));
    const typedBase = this.#cell(record, VERSION_HEADING);
    const base = /^\d{1,9}$/.test(typedBase) ? Number(typedBase) : undefined;
    if (typedBase !== '' && base === undefined) {
      refuse(problem('not_a_number', { value: typedBase }), VERSION_HEADING.de);
    }
    let content: unknown = former ?? { kind, id };
    if ((former as { kind?: unknown } | undefined)?.kind !== kind)
      content = { ...(content as object), kind };
    for (const [index, typed] of this.#headings.entries()) {
      const column = kind && this.#columns.get(kind)?.[index];
      const cell = record[index] ?? '';
      if (column === undefined) {
        const isMeta = [KIND_HEADING, ID_HEADING, VERSION_HEADING].some((each) =>
          sameWord(typed, each),
        );
        if (kind && !isMeta && cell.trim() !== '')
          refuse(problem('column_of_other_kind', { kind }), typed);
        continue;
      }
      const found = column.codec.read(cell);
      if (found.ok) {
        if (found.value !== valueAt(content, column.path)) {
          content = withValue(content, column.path, found.value);
        }
      } else refuse({ code: found.code, values: found.values, path: column.path }, typed);
    }
    return { kind: 'product', id, content, base, problems, line, headings };
  }
}

/** Reads a table of products. Columns that it lacks keep what their fields say. */
export function readTable(bytes: Uint8Array, state: ImportState): TableRow[] {
  const table = decodeTable(bytes);
  const parsed = parseRecords(table, separatorOf(table));
  if (!parsed.ok) return refusedTable(1, problem('not_csv', { reason: parsed.reason }));
  const [headings = [], ...records] = parsed.records;
  while (headings.at(-1)?.trim() === '') headings.pop();
  const wrong: ImportProblem[] = [];
  if (!headings.some((typed) => sameWord(typed, ID_HEADING))) wrong.push(problem('no_id_column'));
  for (const [index, typed] of headings.entries()) {
    const isDouble = headings.slice(0, index).some((other) => other.trim() === typed.trim());
    if (!isKnown(typed)) wrong.push(problem('unknown_column', { column: typed.trim() }));
    else if (isDouble) wrong.push(problem('repeated_column', { column: typed.trim() }));
  }
  if (wrong.length > 0) return refusedTable(1, ...wrong);
  const reader = new TableReader(headings, state);
  const rows = records.flatMap((record, index) => {
    while (record.length > headings.length && record.at(-1)?.trim() === '') record.pop();
    return record.every((cell) => cell.trim() === '') ? [] : [reader.read(record, index + 2)];
  });
  return rows.length > 0 ? rows : refusedTable(1, problem('no_rows'));
}
