import type { Restored } from './restore-backup.ts';

/** Tables that a person asks about. */
const COUNTED = { orders: 'orders', users: 'accounts', withdrawals: 'withdrawals' } as const;

/** Says what a restore brought back, and what it could not; `now` in epoch milliseconds. */
export function restoredLines(
  { manifest, summary, erased }: Extract<Restored, { ok: true }>,
  now = Date.now(),
): string[] {
  const count = (table: string) => summary.tables[table]?.rows ?? 0;
  const rows = Object.keys(summary.tables).reduce((sum, table) => sum + count(table), 0);
  const counted = Object.entries(COUNTED).map(([table, name]) => `${name}: ${count(table)}`);
  const hours = ((now - Date.parse(manifest.at)) / 3_600_000).toFixed(1);
  return [
    `Restored: the shop of ${manifest.at}, ${rows} rows; ${counted.join(', ')}.`,
    `It lacks the ${hours} hours since then. Paid orders and refunds come back from Stripe. Gone are`,
    'withdrawals, accounts, changed passwords, parcels, notes, codes, messages, answers, stock and',
    'changes of the range. Withdrawals: see your mails ‘Ein Widerruf …’ since then, and enter them',
    'in the back office under Returns before you pack.',
    erased === null
      ? 'No list of erasures was found beside the backups: erase again by hand what you were asked to.'
      : `Erasures since then that were carried out again: ${erased}.`,
    'Remove again the pictures that had to go.',
  ];
}
