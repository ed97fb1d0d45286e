import type { Lang } from '#routes.ts';

/** One line of an invoice; amounts in cents, VAT included. */
export interface PaperLine {
  readonly quantity: number;
  readonly name: string;
  readonly variant: string;
  readonly unitCents: number;
  readonly totalCents: number;
}

/** Everything that an invoice or a correction says, so that its PDF is a function of it. Amounts in cents. */
export interface PaperContent {
  readonly lang: Lang;
  /** True in a demo: the paper is marked as a sample. */
  readonly isSample: boolean;
  readonly orderNumber: string;
  readonly seller: {
    /** Name, street, town. */
    readonly lines: readonly string[];
    /** Tax number, VAT id or W-IdNr.; empty if the shop has none. */
    readonly taxId: string;
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
  /** Of a correction: why it was made. */
  readonly cause?: 'refund' | 'refund_returned' | 'dispute' | 'address';
  /** Of a correction: day of its invoice, `2027-01-05`. */
  readonly invoiceDay?: string;
}
