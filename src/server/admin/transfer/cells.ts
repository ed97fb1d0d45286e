import type { ImportCode } from '#contract/admin-transfer.ts';
import type { Lang } from '#routes.ts';
import { type Cell, plainText } from '../csv.ts';
import { shorten } from './read-records.ts';

/** Cells of a table of products: how a field is written into one, and read again after a spreadsheet. */

type ReadCell =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly code: ImportCode;
      readonly values: Readonly<Record<string, string | number>>;
    };

export interface CellCodec {
  /** `value` is a published one, or undefined. */
  readonly write: (value: unknown, lang: Lang) => Cell;
  /** Undefined for a field that is absent. */
  readonly read: (cell: string) => ReadCell;
}

export const read = (value: unknown): ReadCell => ({ ok: true, value });
export const refuse = (code: ImportCode, values: Record<string, string | number>): ReadCell => ({
  ok: false,
  code,
  values,
});

/** Text as it is; spreadsheets keep line breaks in quotes. */
export const text: CellCodec = {
  write: (value) => (value === undefined ? null : String(value)),
  read: (cell) => read(plainText(cell)),
};

export const optionalText: CellCodec = {
  ...text,
  read: (cell) => read(cell === '' ? undefined : plainText(cell)),
};

/** A word that the shop gives: an id or a path. */
export const word: CellCodec = {
  ...text,
  read: (cell) => read(plainText(cell.trim()).trim() || undefined),
};

const YES = new Set(['ja', 'yes', 'wahr', 'true', '1']);
const NO = new Set(['nein', 'no', 'falsch', 'false', '0']);

export const yesOrNo: CellCodec = {
  write: (value, lang) => {
    if (typeof value !== 'boolean') return null;
    return lang === 'de' ? (value ? 'ja' : 'nein') : value ? 'yes' : 'no';
  },
  read: (cell) => {
    const typed = cell.trim().toLowerCase();
    if (typed === '') return read(undefined);
    if (YES.has(typed)) return read(true);
    return NO.has(typed) ? read(false) : refuse('not_yes_or_no', { value: shorten(cell) });
  },
};

/**
 * Words with a bar between them: a comma between sizes would make a decimal number of two. Absent where the cell is
 * empty.
 */
export const optionalWords: CellCodec = {
  write: (value) => (Array.isArray(value) ? value.join(' | ') : null),
  read: (cell) =>
    read(
      cell.trim() === ''
        ? undefined
        : cell
            .split('|')
            .map((each) => each.trim())
            .filter((each) => each !== ''),
    ),
};

/** `group=value` with bars between them. */
export const tags: CellCodec = {
  write: (value) =>
    Object.entries(value ?? {})
      .map((pair) => pair.join('='))
      .join(' | '),
  read: (cell) => {
    const found: [string, string][] = [];
    for (const pair of cell.split('|').filter((each) => each.trim() !== '')) {
      const [group = '', value = '', ...more] = pair.split('=').map((each) => each.trim());
      if (group === '' || value === '' || more.length > 0) {
        return refuse('not_a_tag', { value: shorten(pair) });
      }
      found.push([group, value]);
    }
    return read(Object.fromEntries(found));
  },
};

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r' };
const escapeLine = (part: string) =>
  part.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
const unescapeLine = (part: string) =>
  part.replace(/\\(.)/gsu, (_, each: string) => ESCAPES[each] ?? each);

export const linesOf = (cell: string) => cell.split(/\r\n|\n|\r/);
/** An empty cell is a field that is absent. */
export const readList = (found: readonly unknown[]) => read(found.length > 0 ? found : undefined);

interface Detail {
  readonly label: string;
  readonly value: string;
}

/** One line for each, `label: value`. A backslash stands before a colon of the label, and for a line break. */
export const details: CellCodec = {
  write: (value) =>
    Array.isArray(value)
      ? (value as Detail[])
          .map(
            (each) => `${escapeLine(each.label).replaceAll(':', '\\:')}: ${escapeLine(each.value)}`,
          )
          .join('\n')
      : null,
  read: (cell) => {
    const found: Detail[] = [];
    for (const [index, line] of linesOf(plainText(cell)).entries()) {
      if (line.trim() === '') continue;
      const [, label, value] = /^((?:[^\\:]|\\.)*): ?(.*)$/su.exec(line) ?? [];
      if (label === undefined || value === undefined) {
        return refuse('no_colon', { line: index + 1 });
      }
      found.push({ label: unescapeLine(label), value: unescapeLine(value) });
    }
    return readList(found);
  },
};

/** One line for each text, with a backslash before `n` for a line break. */
export const lines: CellCodec = {
  write: (value) => (Array.isArray(value) ? (value as string[]).map(escapeLine).join('\n') : null),
  read: (cell) =>
    readList(
      linesOf(plainText(cell))
        .filter((line) => line.trim() !== '')
        .map(unescapeLine),
    ),
};

interface Picture {
  readonly view?: string;
  readonly base: string;
  readonly colour?: string;
  readonly alt?: { readonly de: string; readonly en: string };
}

/** A text on one line in which no bar ends it. */
export const withoutBars = (text: string) =>
  text.replace(/\s+/g, ' ').trim().replace(/[\\|]/g, '\\$&');
export const withBars = (text: string) => text.trim().replace(/\\([\\|])/g, '$1');
export const splitAtBars = (line: string) => line.split(/(?<=(?<!\\)(?:\\\\)*)\|/);

/** Stands for a view that is absent. */
const NO_VIEW = '-';

/**
 * One line for each: view, colour where there are several, path; then, where it has them, its alternative texts in
 * German and English with a bar before each.
 */
export const pictures: CellCodec = {
  write: (value) =>
    Array.isArray(value)
      ? (value as Picture[])
          .map(({ view, colour, base, alt }) =>
            [
              [view ?? NO_VIEW, colour, base].filter(Boolean).join(' '),
              ...(alt ? [withoutBars(alt.de), withoutBars(alt.en)] : []),
            ].join(' | '),
          )
          .join('\n')
      : null,
  read: (cell) => {
    const found: Picture[] = [];
    for (const [index, line] of linesOf(cell).entries()) {
      const [place = '', ...texts] = splitAtBars(line);
      const parts = place.split(/\s+/).filter((each) => each !== '');
      if (parts.length === 0 && texts.length === 0) continue;
      const [view = '', middle = '', last] = parts;
      if (parts.length < 2 || parts.length > 3 || (texts.length !== 0 && texts.length !== 2)) {
        return refuse('not_a_picture', { line: index + 1 });
      }
      const [de = '', en = ''] = texts.map(withBars);
      found.push({
        ...(view !== NO_VIEW && { view }),
        base: last ?? middle,
        ...(last !== undefined && { colour: middle }),
        ...(texts.length > 0 && { alt: { de, en } }),
      });
    }
    return read(found);
  },
};
