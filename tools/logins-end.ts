/**
 * `npm run logins:end`: ends every login of every account. Works with and without a running shop.
 */
import { endAllLogins } from '#server/auth/end-logins.ts';
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
    const by = { userId: null, place: 'npm run logins:end' };
    await endAllLogins({ ...database, log, now: Date.now }, by);
    await database.pool.end();
    process.stdout.write('Every login of every account has ended.\n');
  } else refused = migrated.sentence;
} finally {
  await leave();
}
if (refused !== undefined) fail(refused);
