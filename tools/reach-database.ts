import { type OpenDatabase, openDatabase } from '#server/db/database.ts';
import { endPool } from '#server/db/database-connection.ts';
import { isDatabaseAway, rootOf } from '#server/db/database-errors.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import type { PlainSettings, Settings } from '#server/env.ts';
import { refuseOtherMode } from '#server/golive/mark.ts';
import { createLog, type Log } from '#server/log.ts';
import { findPostgres } from '#server/postgres/find-postgres.ts';
import { startPostgres } from '#server/postgres/start-postgres.ts';
import { DATABASE_LONG_MS } from '#server/waits.ts';
import { fail, settingsOrFail } from './settings.ts';

export interface ReachedDatabase {
  readonly connectionString: string;
  /** Stops a database that was started here. */
  readonly leave: () => Promise<void>;
}

/** Connects to the shop's database beside a running shop, or starts it. A refusal ends the tool. */
export async function reachDatabase(
  settings: Pick<PlainSettings, 'databaseUrl' | 'dataDir'>,
): Promise<ReachedDatabase> {
  const elsewhere = settings.databaseUrl ?? (await findPostgres({ dataDir: settings.dataDir }));
  if (elsewhere !== undefined) {
    return { connectionString: elsewhere, leave: async () => undefined };
  }
  const started = await startPostgres({ dataDir: settings.dataDir, log: () => undefined });
  if (!started.ok) fail(started.message);
  const { postgres } = started;
  return { connectionString: postgres.connectionString, leave: () => postgres.stop() };
}

export interface DatabaseBase extends OpenDatabase {
  readonly settings: Settings;
  readonly log: Log;
  readonly now: () => number;
}

type DatabaseWork = (base: DatabaseBase) => Promise<string | undefined>;

/**
 * Runs `work` on the shop's migrated database. Returns its refusal, or the one of the migration or of a database of the
 * other mode.
 */
export function withDatabase(work: DatabaseWork): Promise<string | undefined> {
  return withAnyDatabase(
    async (base) => (await refuseOtherMode(base.db, base.settings.shopMode)) ?? work(base),
  );
}

/** Says what ended the command, if the database or the machine did; a bug keeps its stack. */
function sentenceOf(error: unknown): string {
  const { code, message } = rootOf(error);
  if (!isDatabaseAway(error) && (code === '' || code.startsWith('ERR_'))) throw error;
  return `The command ended early: ${message}. Its last step saved nothing; run it again.`;
}

/** The same with a database of either mode. */
export async function withAnyDatabase(work: DatabaseWork): Promise<string | undefined> {
  const settings = settingsOrFail();
  const { connectionString, leave } = await reachDatabase(settings);
  try {
    const migrated = await migrateDatabase(connectionString);
    if (!migrated.ok) return migrated.sentence;
    const log = createLog((line) => process.stderr.write(`${line}\n`), 'warn');
    const database = openDatabase(connectionString, log, {
      size: 2,
      statementMs: DATABASE_LONG_MS,
    });
    return await work({ ...database, settings, log, now: Date.now }).finally(() =>
      endPool(database),
    );
  } catch (error) {
    return sentenceOf(error);
  } finally {
    await leave();
  }
}
