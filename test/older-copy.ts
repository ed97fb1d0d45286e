import { reconcileRestore } from '#server/backup/after-restore.ts';
import { restores } from '#server/backup/schema.ts';
import { readTables } from '#server/backup/tables.ts';
import type { PaymentShop } from './payments.ts';

/** A copy of all tables of a shop that a test may go back to, as a restore does. */
export interface OlderCopy {
  /** Puts the copy in place and lets the shop ask Stripe for what came since. */
  readonly restore: () => Promise<void>;
}

const SCHEMA = 'older_copy';

/** Copies the shop's tables; a later copy takes the place of an earlier one. */
export async function copyTables(test: PaymentShop): Promise<OlderCopy> {
  const { pool, db } = test.shop;
  const client = await pool.connect();
  const takenAt = new Date(test.clock.now);
  const tables = await readTables(client);
  await client.query(`drop schema if exists ${SCHEMA} cascade; create schema ${SCHEMA}`);
  for (const { name } of tables)
    await client.query(`create table ${SCHEMA}.${name} as table public.${name}`);
  client.release();
  return {
    restore: async () => {
      const writer = await pool.connect();
      await writer.query('begin; set local session_replication_role = replica');
      await writer.query(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`);
      for (const { name, columns } of tables) {
        const list = columns.map((column) => writer.escapeIdentifier(column)).join(', ');
        await writer.query(
          `insert into public.${name} (${list}) overriding system value select ${list} from ${SCHEMA}.${name}`,
        );
      }
      await writer.query('commit; delete from pgboss.job');
      writer.release();
      test.shop.parts.payments.numbersChecked = undefined;
      const now = new Date(test.clock.now);
      await db.insert(restores).values({ backupAt: takenAt, restoredAt: now, releasedAt: now });
      await reconcileRestore(test.shop);
      await test.settle();
    },
  };
}
