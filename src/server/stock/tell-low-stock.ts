import { raiseAlert, refreshAlert, resolveAlert } from '../alerts/alerts.ts';
import type { RangeShop, Transaction } from '../shop.ts';
import { nameMark } from './name-mark.ts';

/** A count's change, and the threshold that holds after it. */
interface StockChange {
  readonly threshold: number | null;
  readonly before: number;
  readonly after: number;
}

/**
 * Opens the alert, which mails the owner, when a count falls to its threshold, and closes it above. One that is open
 * follows the count; more than before opens none.
 */
export async function tellLowStock(
  shop: RangeShop,
  tx: Transaction,
  mark: string,
  { threshold, before, after }: StockChange,
): Promise<void> {
  if (threshold === null || after > threshold) {
    if (before <= after) await resolveAlert(shop, tx, 'stock_low', mark);
    return;
  }
  if (before === after) return;
  const data = { item: nameMark(shop, mark), left: after };
  if (before < after) await refreshAlert(tx, 'stock_low', mark, data);
  else await raiseAlert(shop, tx, { kind: 'stock_low', subject: mark, data });
}
