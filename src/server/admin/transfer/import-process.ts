import { openDatabase } from '#server/db/database.ts';
import { createLog } from '#server/log.ts';
import { writeAction } from '../admin-actions.ts';
import type { ImportTask } from './import-in-process.ts';
import { importTable } from './import-table.ts';

/** Imports the table and records it. Returns an `AdminImportReply`. */
async function carryOut({ connectionString, table, ...options }: ImportTask) {
  const log = createLog((line) => process.stderr.write(`${line}\n`), 'warn');
  const { db, pool } = openDatabase(connectionString, log, { size: 1 });
  try {
    return await db.transaction(async (tx) => {
      const imported = await importTable(tx, table, options);
      const { created = 0, changed = 0 } = imported.counts;
      const count = created + changed;
      if (imported.saved && count > 0) {
        const { by, editedAt } = options;
        await writeAction(tx, by, editedAt, 'catalogue_imported', String(count), { count });
      }
      return imported;
    });
  } finally {
    await pool.end();
  }
}

/** Process of `import-in-process.ts`: carries out its task and ends. */
process.once('message', async (task: ImportTask) => {
  const reply = JSON.stringify(await carryOut(task));
  process.send?.(reply, () => process.disconnect());
});
