import type { DeskOrdersChoice } from '../../contract/desk-orders.ts';
import { formatOrderNumber } from '../../rules/order-number.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import type { Shop } from '../shop.ts';
import { csvEuros, csvLine, csvMoment } from './csv.ts';
import { selectOrders } from './find-orders.ts';

const BATCH = 500;

/** A table of fixed columns for book-keeping, the same whatever language the desk speaks. */
const HEADINGS = [
  'Bestellnummer',
  'Bestellt',
  'Bezahlt',
  'Zahlung',
  'Versand',
  'E-Mail',
  'Name',
  'Straße',
  'Zusatz',
  'PLZ',
  'Ort',
  'Artikel',
  'Waren',
  'Rabatt',
  'Code',
  'Versandkosten',
  'Summe',
  'Erstattet',
  'Währung',
];

function cellsOf(order: OrderRow): string {
  const { address } = order;
  const items = order.items.map(({ quantity, name, variant }) =>
    `${quantity} x ${name ?? ''} ${variant ?? ''}`.trim(),
  );
  return csvLine([
    order.number === null ? null : formatOrderNumber(order.number),
    csvMoment(order.createdAt),
    csvMoment(order.paidAt),
    order.status,
    order.fulfilment,
    order.customerEmail,
    order.customerName,
    address?.line1 ?? null,
    address?.line2 ?? null,
    address?.postalCode ?? null,
    address?.city ?? null,
    items.join(', '),
    csvEuros(order.subtotal),
    csvEuros(order.discount),
    order.discountCode,
    csvEuros(order.shipping),
    csvEuros(order.amount),
    csvEuros(order.refunded),
    order.currency.toUpperCase(),
  ]);
}

/** The orders of a choice as lines of a table, read in batches: a year of them fits no answer. */
export async function* orderLines(
  shop: Pick<Shop, 'db'>,
  choice: DeskOrdersChoice,
): AsyncGenerator<string> {
  yield csvLine(HEADINGS);
  let before: string | undefined;
  for (;;) {
    const batch = await selectOrders(shop, choice, before, BATCH);
    yield batch.map(cellsOf).join('');
    before = batch.at(-1)?.id;
    if (batch.length < BATCH) return;
  }
}
