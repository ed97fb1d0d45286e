import type { Lang } from '#routes.ts';

/** One line of an invoice; amounts in cents, VAT included. */
export interface PaperLine {
  readonly quantity: number;
  readonly name: string;
  readonly variant: string;
  readonly unitCents: number;
  readonly totalCents: number;
}

/** The reason of a correction; `returned`: money came back that an earlier one had taken off. */
export type CorrectionCause = 'refund' | 'dispute' | 'returned' | 'address';

/** Everything that an invoice or a correction says, so that its PDF is a function of it. Amounts in cents. */
export interface PaperContent {
  readonly lang: Lang;
  /** True in a demo: the paper is marked as a sample. */
  readonly isSample: boolean;
  readonly orderNumber: string;
  readonly seller: {
    /** Name, street, town. */
    readonly lines: readonly string[];
    /** Kind and value; absent if the shop has none. */
    readonly tax?: readonly ['taxNumber' | 'vatId' | 'wIdNr', string];
    readonly email: string;
  };
  readonly recipient: readonly string[];
  /** Month in which the goods are delivered: `2027-01`. */
  readonly deliveryMonth: string;
  readonly lines: readonly PaperLine[];
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly discountCode: string | null;
  readonly shippingCents: number;
  /** Of the invoice. */
  readonly amountCents: number;
  /** 0 by § 19 UStG. */
  readonly vatPercent: number;
  /** Made again after a restore under the number that its payment names, so its mail went out before. */
  readonly isAgain?: true;
  /** Of a correction: why it was made, and the day of its invoice, `2027-01-05`. */
  readonly correction?: { readonly cause: CorrectionCause; readonly invoiceDay: string };
}

/** The `nth` invoice of a year: `RE-2027-0001`. */
export const invoiceNumber = (year: number, nth: number): string =>
  `RE-${year}-${String(nth).padStart(4, '0')}`;

/** Year and place of an invoice's number; undefined for another number. */
export function parseInvoiceNumber(number: string) {
  const [, year, nth] = /^RE-(\d{4})-(\d{4,9})$/.exec(number) ?? [];
  return year === undefined ? undefined : { year: Number(year), nth: Number(nth) };
}

/** The `nth` correction of an invoice: `RK-2027-0001-1`. */
export const correctionNumber = (invoice: string, nth: number): string =>
  `RK-${invoice.slice('RE-'.length)}-${nth}`;

/** Place of a correction among those of its invoice; 0 for another number. */
export const placeOfCorrection = (number: string): number =>
  Number(/^RK-\d{4}-\d{4,9}-(\d{1,4})$/.exec(number)?.[1] ?? 0);

/** True for a number of an invoice or a correction. */
export const isPaperNumber = (number: string): boolean =>
  parseInvoiceNumber(number) !== undefined || placeOfCorrection(number) > 0;

/** Money of one refund or dispute, by Stripe's id: `cents` is 0 unless it went back for good. */
export interface MoneyBack {
  readonly reference: string;
  readonly cause: 'refund' | 'dispute';
  readonly cents: number;
}

interface MadePaper {
  readonly reference: string | null;
  readonly totalCents: number;
}

/** A correction to be made; `cents` as the paper's total has them, below 0 for money that went back. */
export interface DueCorrection {
  readonly reference: string;
  readonly cause: CorrectionCause;
  readonly cents: number;
}

/**
 * Returns the corrections that papers lack of what went back, so that their sum is what is left of the order. They never take off
 * more than that: a bank may take back what was refunded before.
 */
export function dueCorrections(
  made: readonly MadePaper[],
  back: readonly MoneyBack[],
): DueCorrection[] {
  const sumOf = (papers: readonly MadePaper[]) =>
    papers.reduce((sum, { totalCents }) => sum + totalCents, 0);
  let left = sumOf(made);
  const lacking = back
    .map(({ reference, cause, cents }) => {
      const change = -cents - sumOf(made.filter((paper) => paper.reference === reference));
      return { reference, cause: change > 0 ? ('returned' as const) : cause, cents: change };
    })
    // Money that came back first: it may leave again.
    .toSorted((a, b) => Number(b.cents > 0) - Number(a.cents > 0));
  return lacking.flatMap((due) => {
    const cents = Math.max(due.cents, -left);
    left += cents;
    return cents === 0 ? [] : [{ ...due, cents }];
  });
}
