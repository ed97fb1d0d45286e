import statesDe from '#catalogue/texts/order-states.de.json' with { type: 'json' };
import statesEn from '#catalogue/texts/order-states.en.json' with { type: 'json' };
import type { AdminOrdersChoice } from '#contract/admin-orders.ts';
import type { Lang } from '#routes.ts';
import { includedVatCents } from '#rules/money.ts';
import { type NamedRange, orderItemText } from '#rules/order-item-text.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { rangeOf } from '#rules/range.ts';
import { readViews, selectOrders } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { catalogueOf, type HasCatalogue, type Shop } from '../shop.ts';
import { type Csv, csvFor } from './csv.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

const BATCH = 500;

/** A table of fixed columns for book-keeping, the same in both languages. */
const HEADINGS = { de: de.orders, en: en.orders } as const;
const STATES = { de: statesDe, en: statesEn } as const;

function lineOf(order: OrderRow, lang: Lang, csv: Csv, range: NamedRange): string {
  const { address } = order;
  const { vatPercent } = order.promised;
  const states = STATES[lang];
  const items = order.items.map((item) => {
    const { name, variant } = orderItemText(item, lang, range);
    return `${item.quantity} x ${name} ${variant}`.trim();
  });
  return csv.line([
    order.number === null ? null : formatOrderNumber(order.number),
    csv.moment(order.createdAt),
    csv.moment(order.paidAt),
    states.status[order.status],
    states.fulfilment[order.fulfilment],
    order.customerEmail,
    order.customerName,
    address?.line1 ?? null,
    address?.line2 ?? null,
    address?.postalCode ?? null,
    address?.city ?? null,
    address?.country ?? null,
    items.join(', '),
    csv.euros(order.subtotal),
    csv.euros(order.discount),
    order.discountCode,
    csv.euros(order.shipping),
    csv.euros(order.amount),
    vatPercent,
    csv.euros(includedVatCents(order.amount, vatPercent)),
    csv.euros(order.refunded),
    csv.euros(order.chargedBack),
    order.currency.toUpperCase(),
  ]);
}

/** Rows of the matching orders, streamed in batches: a year of them fits into no single reply. */
export async function* orderLines(
  shop: Pick<Shop, 'db'> & HasCatalogue,
  choice: AdminOrdersChoice,
  lang: Lang,
): AsyncGenerator<string> {
  const csv = csvFor(lang);
  const range = rangeOf(catalogueOf(shop));
  yield csv.line(HEADINGS[lang]);
  const views = choice.view && (await readViews(shop));
  let before: string | undefined;
  for (;;) {
    const batch = await selectOrders(shop, choice, { before, limit: BATCH }, views);
    yield batch.map(({ order }) => lineOf(order, lang, csv, range)).join('');
    before = batch.at(-1)?.order.id;
    if (batch.length < BATCH) return;
  }
}
