/**
 * `npm run admin:password`: sets a new password for the owner's account and prints it once. Works with and
 * without a running shop.
 */
import { resetAdminPassword, UnusablePassword } from '#server/auth/first-admin.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { createLog } from '#server/log.ts';
import { reachDatabase } from './reach-database.ts';
import { fail, settingsOrFail } from './settings.ts';

const settings = settingsOrFail();
const log = createLog((line) => process.stderr.write(`${line}\n`), 'warn');

const { connectionString, leave } = await reachDatabase(settings);
let refused: string | undefined;
try {
  const migrated = await migrateDatabase(connectionString);
  if (migrated.ok) {
    const database = openDatabase(connectionString, log);
    const { email, password } = await resetAdminPassword(
      { ...database, settings, log, now: Date.now },
      settings.adminPassword,
    ).finally(() => database.pool.end());
    process.stdout.write(`${email}, password ${password}\n`);
  } else refused = migrated.sentence;
} catch (error) {
  if (!(error instanceof UnusablePassword)) throw error;
  refused = error.message;
} finally {
  await leave();
}
if (refused !== undefined) fail(refused);
