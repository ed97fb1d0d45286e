import { eq } from 'drizzle-orm';
import { berlinDate, isoDate } from '#rules/berlin-day.ts';
import { isDisputeLost } from '#rules/disputes.ts';
import {
  type CorrectionCause,
  correctionNumber,
  dueCorrections,
  invoiceNumber,
  type MoneyBack,
  type PaperContent,
  parseInvoiceNumber,
  placeOfCorrection,
} from '#rules/papers.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { papers } from '../papers/schema.ts';
import type { RangeShop, Shop, Transaction } from '../shop.ts';
import { invoicesOf, takeOf } from './order-numbers.ts';
import { berlinYear, invoiceContent } from './paper-content.ts';
import type { RecordedPaper } from './recorded-papers.ts';
import { disputes, refunds } from './schema.ts';

/**
 * Makes the invoice of a paid order, in the transaction of its payment. One that its payment names already gets its number and
 * time back. `recipient`: other lines than the order's.
 */
export async function makeInvoice(
  shop: RangeShop,
  tx: Transaction,
  order: OrderRow,
  recorded: readonly RecordedPaper[],
  recipient?: readonly string[],
): Promise<void> {
  const known = recorded.find(({ reference }) => reference === null);
  const was = known && parseInvoiceNumber(known.number);
  const madeAt = known?.madeAt ?? new Date(shop.now());
  const year = was?.year ?? berlinYear(madeAt);
  const nth = await takeOf(shop, tx, invoicesOf(year), was?.nth ?? null);
  const content = invoiceContent(shop, order);
  await tx.insert(papers).values({
    number: invoiceNumber(year, nth),
    kind: 'invoice',
    orderId: order.id,
    totalCents: order.amount,
    madeAt,
    language: order.language,
    content: {
      ...content,
      ...(recipient && { recipient }),
      ...(was?.nth === nth && { isAgain: true }),
    },
  });
}

/** The papers of an order with the invoice, the numbers in use and the latest address. Undefined without an invoice. */
async function openBook(tx: Transaction, orderId: string, recorded: readonly RecordedPaper[]) {
  const { number, kind, reference, totalCents, madeAt, content } = papers;
  const made = await tx
    .select({ number, kind, reference, totalCents, madeAt, content })
    .from(papers)
    .where(eq(papers.orderId, orderId))
    .orderBy(madeAt);
  const invoice = made.find((paper) => paper.kind === 'invoice');
  if (!invoice?.content) return undefined;
  // An invoice whose number was in use got another one, and its corrections with it.
  const own = correctionNumber(invoice.number, 1).slice(0, -1);
  const named = recorded.filter((paper) => paper.number.startsWith(own));
  const numbers = [...made, ...named].map((paper) => paper.number);
  const corrected = made.findLast(({ content: said }) => said?.correction?.cause === 'address');
  const unknown = named.filter((paper) => !made.some((one) => one.number === paper.number));
  return { made, invoice, numbers, unknown, says: corrected?.content ?? invoice.content };
}
type Book = NonNullable<Awaited<ReturnType<typeof openBook>>>;

interface NewCorrection {
  readonly reference: string;
  readonly cause: CorrectionCause;
  readonly cents: number;
  readonly recipient?: readonly string[];
}

/** Stores a correction under the number that its payment names, or else the next one of its invoice. */
async function makeCorrection(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  { invoice, numbers, unknown, says }: Book,
  { reference, cause, cents, recipient = says.recipient }: NewCorrection,
): Promise<void> {
  const at = cause === 'address' ? -1 : unknown.findIndex((paper) => paper.reference === reference);
  const [known] = at === -1 ? [] : unknown.splice(at, 1);
  const next = Math.max(...numbers.map(placeOfCorrection)) + 1;
  const number = known?.number ?? correctionNumber(invoice.number, next);
  numbers.push(number);
  const invoiceDay = isoDate(berlinDate(invoice.madeAt.getTime()));
  const { isAgain: _, ...kept } = says;
  const content: PaperContent = {
    ...{ ...kept, recipient, correction: { cause, invoiceDay } },
    ...(known && { isAgain: true }),
  };
  await storeCorrection(tx, order, invoice.number, {
    ...{ number, reference, content, totalCents: cents },
    madeAt: known?.madeAt ?? new Date(shop.now()),
  });
}

const storeCorrection = (
  tx: Transaction,
  { id: orderId, language }: OrderRow,
  names: string,
  row: Pick<
    typeof papers.$inferInsert,
    'number' | 'reference' | 'content' | 'totalCents' | 'madeAt' | 'writtenAt'
  >,
) => tx.insert(papers).values({ ...row, kind: 'correction', orderId, language, names });

/** Everything that went back of an order's payment or may do so. */
async function readBack(tx: Transaction, order: OrderRow): Promise<MoneyBack[]> {
  const refunded = await tx.select().from(refunds).where(eq(refunds.orderId, order.id));
  const disputed = await tx.select().from(disputes).where(eq(disputes.orderId, order.id));
  return [
    ...refunded.map(({ id, amountCents, countedAt }) => ({
      ...{ reference: id, cause: 'refund' as const },
      cents: countedAt === null ? 0 : amountCents,
    })),
    ...disputed
      // The second payment of an order paid twice is not in its books.
      .filter(({ paymentIntentId }) => paymentIntentId === order.paymentIntentId)
      .map(({ id, amountCents, state }) => ({
        ...{ reference: id, cause: 'dispute' as const },
        cents: isDisputeLost(state) ? amountCents : 0,
      })),
  ];
}

/**
 * Makes the corrections that an order lacks of its refunds and lost disputes, under the row's lock. `recorded`: the papers that its
 * payment names at Stripe. One of them that can't be made again keeps its number, so that no other paper gets it. Nothing happens
 * to an order without an invoice, which older ones are.
 */
export async function settlePapers(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  recorded: readonly RecordedPaper[],
): Promise<void> {
  const book = await openBook(tx, order.id, recorded);
  if (!book) return;
  const back = await readBack(tx, order);
  const due = dueCorrections(book.made, back);
  for (const correction of due) await makeCorrection(shop, tx, order, book, correction);
  // A refund or a dispute that nobody has heard of yet gets its number when it is heard.
  const heard = new Set(['address', ...back.map(({ reference }) => reference)]);
  const lost = book.unknown.filter(({ reference }) => heard.has(reference ?? ''));
  for (const { number, reference, madeAt } of lost) {
    const row = { number, reference, madeAt, writtenAt: madeAt, content: null, totalCents: 0 };
    await storeCorrection(tx, order, book.invoice.number, row);
  }
  if (due.length > 0) await shop.jobs.add('label-payment', { orderId: order.id }, { tx });
}

/** Makes a paper with another recipient: a correction that names the invoice, or the invoice of an order that has none. */
export async function correctRecipient(
  shop: RangeShop,
  tx: Transaction,
  order: OrderRow,
  recipient: readonly string[],
  recorded: readonly RecordedPaper[],
): Promise<void> {
  const book = await openBook(tx, order.id, recorded);
  if (book) {
    const correction = { reference: 'address', cause: 'address', cents: 0, recipient } as const;
    await makeCorrection(shop, tx, order, book, correction);
  } else {
    await makeInvoice(shop, tx, order, recorded, recipient);
    await settlePapers(shop, tx, order, recorded);
  }
  await shop.jobs.add('label-payment', { orderId: order.id }, { tx });
}
