import { and, eq, inArray } from 'drizzle-orm';
import type {
  AdminCarrierReply,
  FileCarrier,
  ReplyOutcome,
} from '#contract/admin-carrier-files.ts';
import { carrierTable, replyColumns } from '#rules/carrier-files.ts';
import { plainNumber } from '#rules/carriers.ts';
import { formatOrderNumber, parseOrderNumber } from '#rules/order-number.ts';
import type { Admin } from '../auth/require-admin.ts';
import { readViews } from '../orders/find-orders.ts';
import type { HasOrderNotices } from '../orders/order-notices.ts';
import { orders, parcels } from '../orders/schema.ts';
import type { RangeShop, Shop } from '../shop.ts';
import { csvFor } from './csv.ts';
import { moveParcel } from './parcel.ts';
import { readRecords, type TableRecord } from './transfer/read-records.ts';

/** Those of these orders that may leave, as a table for a parcel service, and how many they are. */
export async function writeCarrierFile(
  shop: Pick<Shop, 'db'>,
  carrier: FileCarrier,
  ids: readonly string[],
): Promise<{ readonly text: string; readonly count: number }> {
  const { 'to-pack': mayLeave } = await readViews(shop);
  const found = await shop.db
    .select()
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), mayLeave))
    .orderBy(orders.number);
  const addressed = found.flatMap(({ number, address, customerName, customerEmail }) =>
    number === null || address === null
      ? []
      : [
          {
            ...address,
            number: formatOrderNumber(number),
            name: customerName ?? '',
            email: customerEmail ?? '',
            line2: address.line2 ?? '',
          },
        ],
  );
  const { line } = csvFor('de');
  return { text: carrierTable(carrier, addressed).map(line).join(''), count: addressed.length };
}

/** Windows' western letters, which the services' imports expect; others lose their marks, or are a question mark. */
function westernBytes(text: string): Uint8Array {
  const plain = text.replace(/[\u0100-\u{10ffff}]/gu, (letter) => {
    const [base = '?'] = letter.normalize('NFD');
    return base <= 'ÿ' ? base : '?';
  });
  return Buffer.from(plain, 'latin1');
}

export const WESTERN = { charset: 'windows-1252', encode: westernBytes } as const;

/** Rows of a table whose separator is that of its headings; undefined if it can't be read. */
function readTable(text: string): readonly TableRecord[] | undefined {
  const [headings = ''] = text.split(/\r?\n/, 1);
  const countOf = (separator: string) => headings.split(separator).length;
  const [separator = ';'] = [';', ',', '|', '\t'].toSorted((a, b) => countOf(b) - countOf(a));
  const records = readRecords(text.replace(/^\uFEFF/, ''), separator);
  const rows: TableRecord[] = [];
  for (;;) {
    const next = records.next();
    if (next.done) return next.value === undefined ? rows : undefined;
    rows.push(next.value);
  }
}

/**
 * Marks the orders of a service's reply as shipped with their numbers, each in a transaction of its own: after a crash the
 * same file is read again, and finds what was done `known`. Undefined if the table lacks a column or can't be read.
 */
export async function readCarrierReply(
  shop: RangeShop & HasOrderNotices,
  admin: Admin,
  carrier: FileCarrier,
  text: string,
): Promise<AdminCarrierReply | undefined> {
  const [headings, ...records] = readTable(text) ?? [];
  const columns = headings && replyColumns(headings.cells);
  if (!columns) return undefined;
  const reply: AdminCarrierReply = { rows: [], shipped: [] };
  const seen = { orders: new Set<string>(), numbers: new Set<string>() };
  for (const { line, cells } of records) {
    const reference = (cells[columns.reference] ?? '').trim();
    const number = plainNumber(cells[columns.number] ?? '');
    const id = await findOrder(shop, reference);
    const outcome = await sendRow(shop, admin, { id, number, carrier }, seen);
    if (outcome === 'shipped' && id) reply.shipped.push(id);
    if (id) seen.orders.add(id);
    seen.numbers.add(number);
    reply.rows.push({ line, reference: reference.slice(0, 50), outcome });
  }
  return reply;
}

async function findOrder({ db }: Pick<Shop, 'db'>, reference: string): Promise<string | undefined> {
  const number = parseOrderNumber(reference);
  if (number === undefined) return undefined;
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
  return order?.id;
}

interface Row {
  readonly id: string | undefined;
  readonly number: string;
  readonly carrier: FileCarrier;
}

async function sendRow(
  shop: RangeShop & HasOrderNotices,
  admin: Admin,
  { id, number, carrier }: Row,
  seen: { readonly orders: ReadonlySet<string>; readonly numbers: ReadonlySet<string> },
): Promise<ReplyOutcome> {
  if (id === undefined) return 'foreign';
  if (!/^[A-Z0-9]{6,40}$/.test(number)) return 'no_number';
  const same = await shop.db.select().from(parcels).where(eq(parcels.number, number));
  if (same.some(({ orderId }) => orderId === id)) return 'known';
  if (same.length > 0 || seen.numbers.has(number)) return 'doubled';
  if (seen.orders.has(id)) return 'order_twice';
  const tracking = { number, carrier };
  const moved = await moveParcel(shop, admin, id, { to: 'shipped', tracking });
  if (moved.ok) return 'shipped';
  return moved.code === 'order_disputed' ? 'order_disputed' : 'step_impossible';
}
