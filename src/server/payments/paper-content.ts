import { berlinDate } from '#rules/berlin-day.ts';
import { isDemo } from '#rules/claims.ts';
import { companyTexts } from '#rules/company-texts.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { datePromises } from '#rules/order-promises.ts';
import type { PaperContent } from '#rules/papers.ts';
import { firmOf } from '../firm.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import type { RangeShop } from '../shop.ts';

/** Returns the lines of an order's recipient on its invoice: another billing address, or where the goods go. */
function recipientOf({ billing, customerName, address }: OrderRow): string[] {
  if (billing !== null && billing.length > 0) return [...billing];
  const { line1 = '', line2, postalCode = '', city = '' } = address ?? {};
  const lines = [customerName, line1, line2, `${postalCode} ${city}`.trim()];
  return lines.filter((line) => line !== null && line !== undefined && line !== '') as string[];
}

/** Returns everything that the invoice of a paid order says (§ 14 (4) UStG), as shop and order are now. */
export function invoiceContent(shop: RangeShop, order: OrderRow): PaperContent {
  const { shopMode: mode } = shop.settings;
  const { company, taxNumber = '' } = firmOf(shop);
  const { name, street, city, vatId, email, owner } = companyTexts({ mode, company });
  const { wIdNr } = company;
  const [tax] = Object.entries({ vatId, taxNumber, wIdNr }).filter(([, value]) => value !== '');
  const paidAt = (order.paidAt ?? order.createdAt).getTime();
  const { deliveryTo } = datePromises(order.promised, paidAt, order.amount);
  const isSole = company.legalForm === 'sole' || company.legalForm === 'registeredSole';
  return {
    lang: order.language,
    isSample: isDemo(mode),
    orderNumber: formatOrderNumber(order.number ?? 0),
    seller: {
      lines: [name, isSole && !name.includes(owner) ? owner : '', street, city].filter(Boolean),
      ...(tax && { tax: tax as NonNullable<PaperContent['seller']['tax']> }),
      email,
    },
    recipient: recipientOf(order),
    deliveryMonth: `${deliveryTo.year}-${String(deliveryTo.month).padStart(2, '0')}`,
    lines: order.items.map((item) => ({
      quantity: item.quantity,
      name: item.name,
      variant: item.variant,
      unitCents: item.unit_amount,
      totalCents: item.amount,
    })),
    subtotalCents: order.subtotal,
    discountCents: order.discount,
    discountCode: order.discountCode,
    shippingCents: order.shipping,
    amountCents: order.amount,
    vatPercent: order.promised.vatPercent,
  };
}

/** Year of a time in Berlin, where the shop's days begin. */
export const berlinYear = (at: Date): number => berlinDate(at.getTime()).year;
