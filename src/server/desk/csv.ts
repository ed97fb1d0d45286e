/** What a spreadsheet would take for a formula at the start of a cell. */
const FORMULA = /^[=+\-@\t\r]/;

export type Cell = string | number | null;

/** Opens with the mark by which spreadsheets recognise UTF-8. */
export const CSV_START = '\uFEFF';

/**
 * One line of a table for German spreadsheets: `;` between cells, quotes where needed. Text that
 * would run as a formula gets an apostrophe in front, which spreadsheets show as plain text: names
 * and addresses come from strangers.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Cents as a decimal number with comma, as German spreadsheets read it: `107,99`. */
export function csvEuros(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100);
  return `${cents < 0 ? '-' : ''}${whole},${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}

const MOMENT = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

/** A moment by the shop's own clock, as German spreadsheets read it: `01.12.2026 00:30:00`. */
export function csvMoment(moment: Date | null): string | null {
  return moment && MOMENT.format(moment).replace(',', '');
}

/** Answers a table as a file to be saved, written while it is read. */
export function csvFile(name: string, lines: AsyncIterable<string>): Response {
  const encoder = new TextEncoder();
  const bytes = async function* () {
    yield encoder.encode(CSV_START);
    for await (const line of lines) yield encoder.encode(line);
  };
  return new Response(ReadableStream.from(bytes()), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
