import type { Firm } from '#catalogue/catalogue.ts';
import { DATEV_ACCOUNTS, type DatevAccount } from '#catalogue/datev-accounts.ts';
import { addDays, berlinClockMs, berlinDate, type CalendarDate, isoDate } from './berlin-day.ts';
import columns from './datev-columns.json' with { type: 'json' };
import type { Period } from './report-periods.ts';

/** A change of the payment account, with its reason. */
export interface Booking {
  readonly kind: 'sale' | 'refund' | 'dispute' | 'fee' | 'payout';
  readonly on: CalendarDate;
  /** Above 0 if the payment account went up. */
  readonly cents: number;
  /** Null for what has no VAT. */
  readonly vatPercent: number | null;
  /** Number of its paper, else of its order; '' for neither. */
  readonly paper: string;
  readonly text: string;
}

/** Settings of the accountant, complete. */
export type Datev = Required<Pick<NonNullable<Firm['datev']>, 'adviser' | 'client' | 'chart'>> &
  Partial<Record<DatevAccount, string>>;

/** Longest text of a booking. */
const TEXT_LENGTH = 60;
/** Letters of a document's number; others are refused. */
const NOT_IN_NUMBER = /[^\w$%/-]/g;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const compact = (date: CalendarDate) => isoDate(date).replaceAll('-', '');

const REVENUE: Readonly<Record<number, DatevAccount>> = {
  ...{ 19: 'revenue19', 7: 'revenue7', 0: 'revenue0' },
};
const OTHER: Partial<Record<Booking['kind'], DatevAccount>> = { fee: 'fees', payout: 'bank' };

const contraOf = ({ kind, vatPercent }: Booking): DatevAccount | undefined =>
  OTHER[kind] ?? REVENUE[vatPercent ?? -1];

/** Returns the first rate of bookings that has no account. */
export const rateWithoutAccount = (bookings: readonly Booking[]): number | undefined =>
  bookings.find((booking) => contraOf(booking) === undefined)?.vatPercent ?? undefined;

/**
 * Returns the first line: header 700, category 21. The business year is the calendar year; nothing is fixed by the import.
 * Fields are those of DATEV's format description (`test/fixtures/datev-fields.json`).
 */
function headerOf({ adviser, client, chart }: Datev, { from, end }: Period, nowMs: number): string {
  const clock = new Date(berlinClockMs(nowMs)).toISOString().slice(11, 23).replace(/\D/g, '');
  const days = `${compact(from)};${compact(addDays(end, -1))}`;
  const made = `"EXTF";700;21;"Buchungsstapel";13;${compact(berlinDate(nowMs))}${clock};;"RE";"";""`;
  const batch = `${adviser};${client};${from.year}0101;4;${days};"Shop ${isoDate(from).slice(0, 7)}"`;
  return `${made};${batch};"";1;0;0;"EUR";;"";;;"${chart}";;;"";""`;
}

/** Lines of DATEV's booking batch of a month: they end in CRLF, and their letters are those of Windows-1252. */
export function* datevLines(
  datev: Datev,
  period: Period,
  bookings: readonly Booking[],
  nowMs: number,
): Generator<string> {
  const account = (name: DatevAccount) => datev[name] ?? DATEV_ACCOUNTS[datev.chart][name];
  const lineOf = (cells: readonly string[]) => `${cells.join(';')}\r\n`;
  yield `${headerOf(datev, period, nowMs)}\r\n`;
  yield lineOf(columns.map(({ name }) => name));
  for (const booking of bookings) {
    const contra = contraOf(booking);
    if (!contra) throw new Error(`no account for ${booking.vatPercent} % VAT`);
    const { cents, on, paper, text } = booking;
    const two = (part: number) => String(part).padStart(2, '0');
    const amount = `${Math.trunc(Math.abs(cents) / 100)},${two(Math.abs(cents) % 100)}`;
    const cells: Readonly<Record<string, string>> = {
      'Umsatz (ohne Soll/Haben-Kz)': amount,
      'Soll/Haben-Kennzeichen': quoted(cents > 0 ? 'S' : 'H'),
      'WKZ Umsatz': quoted('EUR'),
      Konto: account('clearing'),
      'Gegenkonto (ohne BU-Schlüssel)': account(contra),
      Belegdatum: `${two(on.day)}${two(on.month)}`,
      'Belegfeld 1': quoted(paper.replace(NOT_IN_NUMBER, '')),
      Buchungstext: quoted(text.slice(0, TEXT_LENGTH)),
      Festschreibung: '0',
    };
    yield lineOf(columns.map(({ name, isText }) => cells[name] ?? (isText ? quoted('') : '')));
  }
}
