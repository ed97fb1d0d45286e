import type { PlainSettings } from '#server/env.ts';
import { findPostgres } from '#server/postgres/find-postgres.ts';
import { startPostgres } from '#server/postgres/start-postgres.ts';
import { fail } from './settings.ts';

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
