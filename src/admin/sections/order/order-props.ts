import type { AdminOrderReply } from '#contract/admin-orders.ts';
import type { OrderTexts } from './de.ts';
import type { OrderFacts } from './order-facts.ts';

/** What each part of the page gets. */
export interface OrderProps {
  readonly texts: OrderTexts;
  readonly reply: AdminOrderReply;
  readonly facts: OrderFacts;
}

/** Number of an order, or what stands for it while nobody has paid. */
export function nameOf({ order }: AdminOrderReply, { unpaid, status }: OrderTexts): string {
  return order.number ?? (order.status === 'pending' ? unpaid : status[order.status]);
}
