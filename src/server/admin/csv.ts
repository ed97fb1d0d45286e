import type { Lang } from '#routes.ts';

/** Text that a spreadsheet takes for a formula, also with apostrophes that defused it already. */
const FORMULA = /^'*[=+\-@\t\r\n]/;

/** Returns a cell's text as it was before `line` defused it. */
export function plainText(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** An amount may be below 0, which as a text would be taken for a formula. */
export type Cell = string | number | null | { readonly cents: number };

/** Opens with the mark by which spreadsheets recognise UTF-8. */
export const CSV_START = '\uFEFF';

/** Separators that spreadsheets of a language expect. */
export interface Csv {
  /**
   * One line, with quotes where needed. Text that would run as a formula gets an apostrophe in front,
   * which spreadsheets show as plain text: names and addresses come from strangers.
   */
  readonly line: (cells: readonly Cell[]) => string;
  /** Cents as a decimal number: `107,99` in German, `107.99` in English. */
  readonly euros: (cents: number) => string;
  /** A moment in Berlin: `01.12.2026 00:30:00` in German, `2026-12-01 00:30:00` in English. */
  readonly moment: (moment: Date | null) => string | null;
}

function moments(locale: string): Csv['moment'] {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (moment) => moment && format.format(moment).replace(',', '');
}

function cellText(cell: Exclude<Cell, object>, separator: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  const isPlain = !/["\r\n]/.test(safe) && !safe.includes(separator);
  return isPlain ? safe : `"${safe.replaceAll('"', '""')}"`;
}

function csv(separator: string, comma: string, locale: string): Csv {
  const euros = (cents: number) => {
    const whole = Math.trunc(Math.abs(cents) / 100);
    const decimals = String(Math.abs(cents) % 100).padStart(2, '0');
    return `${cents < 0 ? '-' : ''}${whole}${comma}${decimals}`;
  };
  const textOf = (cell: Cell) =>
    typeof cell === 'object' && cell ? euros(cell.cents) : cellText(cell, separator);
  return {
    line: (cells) => `${cells.map(textOf).join(separator)}\r\n`,
    euros,
    moment: moments(locale),
  };
}

/** Swedish writes dates as ISO does, which English spreadsheets read in any country. */
const CSV: Readonly<Record<Lang, Csv>> = { de: csv(';', ',', 'de-DE'), en: csv(',', '.', 'sv-SE') };

export function csvFor(lang: Lang): Csv {
  return CSV[lang];
}

/** Letters of a file that are sent at once. */
const PIECE_LETTERS = 65_536;

type Lines = AsyncIterable<string> | Iterable<string>;
interface FileOptions {
  /** Default: UTF-8, with the mark by which spreadsheets recognise it. */
  readonly charset?: string;
  readonly encode?: (text: string) => Uint8Array;
}

async function* pieces(lines: Lines, encode: NonNullable<FileOptions['encode']>) {
  let piece = '';
  for await (const line of lines) {
    piece += line;
    if (piece.length < PIECE_LETTERS) continue;
    yield encode(piece);
    piece = '';
  }
  yield encode(piece);
}

async function* marked(lines: Lines): AsyncGenerator<string> {
  yield CSV_START;
  yield* lines;
}

/** Returns a table as a file to be saved, written while it is read. */
export function csvFile(
  name: string,
  lines: Lines,
  { charset = 'utf-8', encode }: FileOptions = {},
): Response {
  const encoder = new TextEncoder();
  const bytes = encode
    ? pieces(lines, encode)
    : pieces(marked(lines), (text) => encoder.encode(text));
  return new Response(ReadableStream.from(bytes), {
    headers: {
      'content-type': `text/csv; charset=${charset}`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
