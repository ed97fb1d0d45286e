import { newestVersion } from '#server/catalogue/current-entries.ts';
import { type OpenDatabase, openDatabase } from '#server/db/database.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import type { Settings } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { reachDatabase } from './reach-database.ts';
import { settingsOrFail } from './settings.ts';

/** Runs `work` on the database of a shop that has a catalogue. Returns its refusal, or another one. */
export async function withCatalogueDatabase(
  work: (database: OpenDatabase, settings: Settings) => Promise<string | undefined>,
): Promise<string | undefined> {
  const settings = settingsOrFail();
  const { connectionString, leave } = await reachDatabase(settings);
  try {
    const migrated = await migrateDatabase(connectionString);
    if (!migrated.ok) return migrated.sentence;
    const log = createLog((line) => process.stderr.write(`${line}\n`), 'warn');
    const database = openDatabase(connectionString, log, 2);
    try {
      if ((await newestVersion(database.db)) === 0) {
        return 'The database has no catalogue yet: start the shop once (npm start).';
      }
      return await work(database, settings);
    } finally {
      await database.pool.end();
    }
  } finally {
    await leave();
  }
}
