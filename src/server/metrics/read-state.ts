import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { readBackupState } from '../backup/backup-state.ts';
import type { Shop } from '../shop.ts';

/** Two readers within this time share one look, so that asking costs the database next to nothing. */
const LOOK_EVERY_MS = 5_000;

interface Row extends Record<string, unknown> {
  /** Name of a job, or kind of a mail. */
  readonly name: string;
  readonly state: string;
  readonly count: number;
  /** Of the oldest one: a mail's age, and the time since a job was due. */
  readonly seconds: number;
}

const AGE = sql`greatest(0, extract(epoch from now() - min(at)))::float8`;

/** Jobs that wait, and mails: a waiting one has a job, so that neither query reads what is done (`indexes.test.ts`). */
async function readStored(shop: Shop) {
  const { rows: jobs } = await shop.db.execute<Row>(sql`
    select name, state::text as state, count(*)::int as count, ${AGE} as seconds
    from (select name, state, start_after as at from pgboss.job where state < 'active' and not blocked) as waiting
    group by name, state`);
  const { rows: mails } = await shop.db.execute<Row>(sql`
    select kind as name, state, count(*)::int as count, ${AGE} as seconds from (
      select m.kind, 'waiting' as state, m.created_at as at
      from pgboss.job as j join mails as m on m.id = (j.data ->> 'mailId')::uuid
      where j.name = 'send-mail' and j.state < 'active' and not j.blocked and m.sent_at is null
      union all
      select kind, 'given_up', created_at from mails where failed_at is not null and sent_at is null
    ) as unsent group by kind, state`);
  const { rows: sizes } = await shop.db.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  );
  const { lastGood } = await readBackupState(shop);
  return {
    ...{ jobs, mails, databaseBytes: sizes[0]?.bytes ?? 0 },
    /** Undefined without a good backup. */
    backupSeconds: lastGood ? (shop.now() - lastGood.startedAt.getTime()) / 1000 : undefined,
  };
}

/** Registers everything that is read when the metrics are: pool, disk, queue, mails, backup. */
export function registerState(shop: Shop): void {
  const { metrics, pool, settings } = shop;
  const read = async () => ({
    stored: await readStored(shop).catch((error: unknown) => {
      shop.log.failed('the state of queue and backups could not be read', error);
      return undefined;
    }),
    disk: await statfs(settings.dataDir).catch(() => undefined),
  });
  type State = Awaited<ReturnType<typeof read>>;
  let look: { readonly at: number; readonly found: Promise<State> } | undefined;
  const state = (): Promise<State> => {
    const now = performance.now();
    if (look === undefined || now - look.at > LOOK_EVERY_MS) look = { at: now, found: read() };
    return look.found;
  };
  /** A gauge of one value; without one it is left out. */
  const single = (name: string, help: string, of: (state: State) => number | undefined) =>
    metrics.gauge({
      ...{ name: `elvare_${name}`, help },
      async collect() {
        const value = of(await state());
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  const rows = (name: string, help: string, key: 'jobs' | 'mails', of: 'count' | 'seconds') =>
    metrics.gauge({
      ...{ name: `elvare_${name}`, help, labelNames: ['name', 'state'] },
      async collect() {
        this.reset();
        const { stored } = await state();
        for (const row of stored?.[key] ?? []) {
          this.set({ name: row.name, state: row.state }, row[of]);
        }
      },
    });
  rows('jobs', 'Jobs that wait, by name.', 'jobs', 'count');
  rows('job_age_seconds', 'Time since the oldest of them was due.', 'jobs', 'seconds');
  rows('mails', 'Mails that wait or were given up, by kind.', 'mails', 'count');
  rows('mail_age_seconds', 'Age of the oldest of them.', 'mails', 'seconds');
  single('database_up', '1 if the database answered.', ({ stored }) => (stored ? 1 : 0));
  single('database_bytes', 'Size of the database.', ({ stored }) => stored?.databaseBytes);
  single('backup_age_seconds', 'Of the last good one.', ({ stored }) => stored?.backupSeconds);
  single('disk_bytes', 'Disk of DATA_DIR.', ({ disk }) => disk && disk.blocks * disk.bsize);
  single('disk_free_bytes', 'Free there.', ({ disk }) => disk && disk.bavail * disk.bsize);
  metrics.gauge({
    ...{ name: 'elvare_pool_connections', help: 'Connections to the database of this node.' },
    labelNames: ['state'],
    aggregator: 'sum',
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'wanted' }, pool.waitingCount);
    },
  });
}
