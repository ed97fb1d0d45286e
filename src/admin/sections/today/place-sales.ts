import type { DashboardSale } from '#contract/dashboard.ts';

/** Puts sales (the newest first) at their time, from 0 to 1; one that would touch a newer one joins it and is counted. */
export function placeSales(
  sales: readonly DashboardSale[],
  line: { readonly from: number; readonly to: number },
  gap: number,
) {
  const placed: { sale: DashboardSale; at: number; count: number }[] = [];
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
