import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '#server/db/database.ts';
import { createLog } from '#server/log.ts';
import { writeAction } from '../admin-actions.ts';
import type { ImportTask } from './import-in-thread.ts';
import { importTable } from './import-table.ts';

/** Thread of `import-in-thread.ts`: imports its table, records it and ends. */
const { connectionString, table, ...options } = workerData as ImportTask;
const log = createLog((line) => process.stderr.write(`${line}\n`), 'warn');
const { db, pool } = openDatabase(connectionString, log, 1);
try {
  const reply = await db.transaction(async (tx) => {
    const imported = await importTable(tx, table, options);
    const { created = 0, changed = 0 } = imported.counts;
    const count = created + changed;
    if (imported.saved && count > 0) {
      const { by, editedAt } = options;
      await writeAction(tx, by, editedAt, 'catalogue_imported', String(count), { count });
    }
    return imported;
  });
  parentPort?.postMessage(JSON.stringify(reply));
} finally {
  await pool.end();
}
