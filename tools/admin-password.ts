/**
 * `npm run admin:password`: sets a new password for the owner's account and prints it once. Works with and
 * without a running shop.
 */
import { resetAdminPassword } from '../src/server/auth/first-admin.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { migrateDatabase } from '../src/server/db/migrate.ts';
import { createLog } from '../src/server/log.ts';
import { findPostgres } from '../src/server/postgres/find-postgres.ts';
import { startPostgres } from '../src/server/postgres/start-postgres.ts';
import { fail, settingsOrFail } from './settings.ts';

const settings = settingsOrFail();
const log = createLog((line) => process.stderr.write(`${line}\n`), 'warn');

/** Connects to the shop's database, or starts it; `leave` stops a database that was started here. */
async function reach(): Promise<{ connectionString: string; leave: () => Promise<void> }> {
  const elsewhere = settings.databaseUrl ?? (await findPostgres({ dataDir: settings.dataDir }));
  if (elsewhere !== undefined) {
    return { connectionString: elsewhere, leave: async () => undefined };
  }
  const started = await startPostgres({ dataDir: settings.dataDir, log: () => undefined });
  if (!started.ok) fail(started.message);
  const { postgres } = started;
  return { connectionString: postgres.connectionString, leave: () => postgres.stop() };
}

const { connectionString, leave } = await reach();
try {
  const migrated = await migrateDatabase(connectionString);
  if (!migrated.ok) {
    await leave();
    fail(migrated.sentence);
  }
  const database = openDatabase(connectionString, log);
  const { email, password } = await resetAdminPassword(
    { ...database, settings, log, now: Date.now },
    settings.adminPassword,
  );
  await database.pool.end();
  process.stdout.write(`${email}, password ${password}\n`);
} finally {
  await leave();
}
