import statesDe from '#catalogue/texts/order-states.de.json' with { type: 'json' };
import statesEn from '#catalogue/texts/order-states.en.json' with { type: 'json' };
import type { AdminOrdersChoice } from '#contract/admin-orders.ts';
import type { Lang } from '#routes.ts';
import { includedVatCents } from '#rules/money.ts';
import { type NamedRange, orderItemText } from '#rules/order-item-text.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import type { Fulfilment, OrderStatus } from '#rules/order-states.ts';
import { rangeOf } from '#rules/range.ts';
import { readViews, selectOrders } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { catalogueOf, type HasCatalogue, type Shop } from '../shop.ts';
import { type Csv, csvFor } from './csv.ts';

const BATCH = 500;

interface CsvTexts {
  readonly headings: readonly string[];
  readonly status: Readonly<Record<OrderStatus, string>>;
  readonly fulfilment: Readonly<Record<Fulfilment, string>>;
}

/** A table of fixed columns for book-keeping, the same in both languages. */
const TEXTS: Readonly<Record<Lang, CsvTexts>> = {
  de: {
    headings: [
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
      'Land',
      'Artikel',
      'Waren',
      'Rabatt',
      'Code',
      'Versandkosten',
      'Summe',
      'MwSt. in %',
      'Enthaltene MwSt.',
      'Erstattet',
      'Nach Anfechtung verloren',
      'Währung',
    ],
    status: statesDe.status,
    fulfilment: statesDe.fulfilment,
  },
  en: {
    headings: [
      'Order number',
      'Ordered',
      'Paid',
      'Payment',
      'Parcel',
      'E-mail',
      'Name',
      'Street',
      'Address line 2',
      'Postcode',
      'Town',
      'Country',
      'Items',
      'Goods',
      'Discount',
      'Code',
      'Shipping',
      'Total',
      'VAT in %',
      'VAT included',
      'Refunded',
      'Lost to a dispute',
      'Currency',
    ],
    status: statesEn.status,
    fulfilment: statesEn.fulfilment,
  },
};

function lineOf(order: OrderRow, lang: Lang, csv: Csv, range: NamedRange): string {
  const { address } = order;
  const { vatPercent } = order.promised;
  const texts = TEXTS[lang];
  const items = order.items.map((item) => {
    const { name, variant } = orderItemText(item, lang, range);
    return `${item.quantity} x ${name} ${variant}`.trim();
  });
  return csv.line([
    order.number === null ? null : formatOrderNumber(order.number),
    csv.moment(order.createdAt),
    csv.moment(order.paidAt),
    texts.status[order.status],
    texts.fulfilment[order.fulfilment],
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
  yield csv.line(TEXTS[lang].headings);
  const views = choice.view && (await readViews(shop));
  let before: string | undefined;
  for (;;) {
    const batch = await selectOrders(shop, choice, { before, limit: BATCH }, views);
    yield batch.map(({ order }) => lineOf(order, lang, csv, range)).join('');
    before = batch.at(-1)?.order.id;
    if (batch.length < BATCH) return;
  }
}
