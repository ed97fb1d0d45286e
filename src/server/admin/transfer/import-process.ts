import { openDatabase } from '#server/db/database.ts';
import { createLog } from '#server/log.ts';
import { answerOnce } from '#server/run-in-process.ts';
import { DATABASE_SILENCE_AFTER_MS, DATABASE_STATEMENT_MS, IMPORT_MS } from '#server/waits.ts';
import { writeAction } from '../admin-actions.ts';
import type { ImportTask } from './import-in-process.ts';
import { importTable } from './import-table.ts';

/** Imports the table and records it. Returns an `AdminImportReply`. */
async function carryOut({ connectionString, table, ...options }: ImportTask) {
  const log = createLog((line) => process.stderr.write(`${line}\n`), 'warn');
  const { db, pool } = openDatabase(connectionString, log, {
    size: 1,
    // Checking a large catalogue takes its time between two statements.
    statementMs: IMPORT_MS,
    silenceMs: DATABASE_STATEMENT_MS + DATABASE_SILENCE_AFTER_MS,
  });
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
answerOnce(async (task: ImportTask) => JSON.stringify(await carryOut(task)));
