import type { DashboardHistory, DashboardSale, DashboardSnapshot } from '#contract/dashboard.ts';

export interface PlacedSale {
  readonly sale: DashboardSale;
  /** Place on the line, from 0 (its start) to 1 (now). */
  readonly at: number;
  /** Sales that this picture stands for; older ones beside it would cover it. */
  readonly count: number;
}

const PAID: readonly string[] = ['paid', 'partly_refunded', 'refunded'];

/**
 * Paid orders of the line, the newest first. The history is read once a minute; a newer order comes with
 * the snapshot.
 */
export function salesOf(history: DashboardHistory, snapshot: DashboardSnapshot): DashboardSale[] {
  const known = new Map((history.sales ?? []).map((sale) => [sale.id, sale]));
  for (const order of snapshot.recent_orders) {
    if (!PAID.includes(order.status)) continue;
    const { id, number, amount, created_at: at, first_item: item = null } = order;
    known.set(id, { id, number, amount, at, first_item: item });
  }
  return [...known.values()].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** Puts sales (the newest first) at their time; one that would touch a newer one joins it. */
export function placeSales(
  sales: readonly DashboardSale[],
  line: { readonly from: number; readonly to: number },
  gap: number,
): PlacedSale[] {
  const placed: PlacedSale[] = [];
  for (const sale of sales) {
    const part = (Date.parse(sale.at) - line.from) / Math.max(1, line.to - line.from);
    if (part < 0) continue;
    const at = Math.min(1, part);
    const newer = placed.at(-1);
    if (newer && newer.at - at < gap)
      placed[placed.length - 1] = { ...newer, count: newer.count + 1 };
    else placed.push({ sale, at, count: 1 });
  }
  return placed;
}
