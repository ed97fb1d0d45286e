import { expect, it } from 'vitest';
import type { Manifest } from './format.ts';
import { restoredLines } from './restored-lines.ts';

const table = (rows: number) => ({ rows, bytes: 0, sha256: '' });
const manifest: Manifest = {
  format: 2,
  shop: '1.0.0',
  migration: 1,
  postgres: 180004,
  at: '2026-11-28T10:00:00.000Z',
  tables: [],
};
const tables = { orders: table(7), users: table(3), withdrawals: table(1), mails: table(9) };

it.each([
  [2, 'Erasures since then that were carried out again: 2.'],
  [0, 'Erasures since then that were carried out again: 0.'],
  [null, 'No list of erasures was found beside the backups'],
])(
  'a restore says with numbers what came back and what is missing, erasures %s',
  (erased, said) => {
    const summary = { tables, sequences: {} };
    const restored = { ok: true, manifest, summary, erased } as const;
    const text = restoredLines(restored, Date.parse('2026-11-28T10:45:00.000Z')).join('\n');
    expect(text).toContain('20 rows; orders: 7, accounts: 3, withdrawals: 1.');
    expect(text).toContain('lacks the 0.8 hours since then');
    expect(text).toContain(said);
  },
);
