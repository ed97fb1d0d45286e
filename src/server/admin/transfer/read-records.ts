import { IMPORT_LIMITS, type ImportCode } from '#contract/admin-transfer.ts';

/** Reads bytes that a spreadsheet has saved as rows of cells. What can be read in two ways is refused, never guessed. */

interface TableText {
  readonly text: string;
  /** False if the text has U+FFFD in place of bytes that can't be read. */
  readonly isWhole: boolean;
}

/** Encoding that a mark says, or zero bytes beside the first heading's first letter, which is in ASCII. */
function encodingOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

/** Bytes without a character in Windows' western code page. */
const NOT_WINDOWS = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/**
 * Decodes UTF-8 and UTF-16 with or without a mark, or else Windows' western code page. A text of which some letters are
 * UTF-8 and others aren't is damaged: read as Windows' it would be garbled.
 */
export function decodeTable(bytes: Uint8Array): TableText {
  const encoding = encodingOf(bytes);
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), isWhole: true };
  } catch {
    const text = new TextDecoder(encoding).decode(bytes);
    const isWindows =
      encoding === 'utf-8' &&
      !/[^\0-\x7f\ufffd]/.test(text) &&
      !bytes.some((byte) => NOT_WINDOWS.has(byte));
    if (!isWindows) return { text, isWhole: false };
    return { text: new TextDecoder('windows-1252').decode(bytes), isWhole: true };
  }
}

/** A row that has a cell with content. */
export interface TableRecord {
  /** Row as spreadsheets count: the headings are row 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Place and reason at which reading of a table stops. */
interface RecordFault {
  readonly code: ImportCode | 'too_long';
  readonly values: Readonly<Record<string, string | number>>;
  readonly line: number;
  /** Place of the cell in its row, from 0. */
  readonly cell: number;
}

/** Longest part of a cell that a refusal repeats. */
const SHOWN_CHARACTERS = 80;

export const shorten = (cell: string) => cell.trim().slice(0, SHOWN_CHARACTERS);

const lineEndAt = (text: string, at: number): number => {
  if (text[at] === '\r') return text[at + 1] === '\n' ? 2 : 1;
  return text[at] === '\n' ? 1 : 0;
};

/** Returns the place behind the quote that closes a cell; undefined if none does. */
function endOfQuoted(text: string, start: number): number | undefined {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) return undefined;
    if (text[at + 1] !== '"') return at + 1;
  }
}

/**
 * Splits a table at its separators, once through; reads no further than its reader asks. Returns a fault at the first
 * cell that can't be read, and above a limit.
 */
export function* readRecords(
  text: string,
  separator: string,
): Generator<TableRecord, RecordFault | undefined> {
  const plain = new RegExp(`[^${separator}\r\n"]*`, 'y');
  const endOfPlain = (start: number) => {
    plain.lastIndex = start;
    return start + (plain.exec(text)?.[0].length ?? 0);
  };
  let rows = 0;
  let at = 0;
  for (let line = 1; at < text.length; line += 1) {
    const cells: string[] = [];
    const fault = (code: RecordFault['code'], values: RecordFault['values']) => ({
      code,
      values,
      line,
      cell: cells.length,
    });
    for (let isOver = false; !isOver; ) {
      const isQuoted = text[at] === '"';
      const end = isQuoted ? endOfQuoted(text, at) : endOfPlain(at);
      if (end === undefined) return fault('open_quote', { value: shorten(text.slice(at)) });
      const lineEnd = lineEndAt(text, end);
      isOver = end === text.length || lineEnd > 0;
      if (!isOver && text[end] !== separator) {
        const value = shorten(text.slice(at, endOfPlain(end + 1)));
        return fault('stray_quote', { value });
      }
      if (end - at > IMPORT_LIMITS.characters) {
        return fault('too_long', { maximum: IMPORT_LIMITS.characters });
      }
      if (cells.length === IMPORT_LIMITS.columns) {
        return fault('too_many_columns', { maximum: IMPORT_LIMITS.columns });
      }
      cells.push(
        isQuoted ? text.slice(at + 1, end - 1).replaceAll('""', '"') : text.slice(at, end),
      );
      at = end + Math.max(lineEnd, 1);
    }
    if (cells.every((cell) => cell.trim() === '')) continue;
    // The headings are no row.
    if (rows > IMPORT_LIMITS.rows) return fault('too_many_rows', { maximum: IMPORT_LIMITS.rows });
    rows += 1;
    yield { line, cells };
  }
  return undefined;
}
