import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TEMPLATE } from '#test/postgres.setup.ts';
import { temporaryDatabase } from '#test/temporary.ts';
import { type OpenDatabase, openDatabase } from '../db/database.ts';
import { createLog } from '../log.ts';
import { type BossJobs, createJobs } from './boss-jobs.ts';

const log = createLog(() => undefined);
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

interface Node extends OpenDatabase {
  readonly jobs: BossJobs;
}

const database = () => temporaryDatabase((drop) => undo.push(drop), TEMPLATE);

function node(url: string): Node {
  const opened = openDatabase(url, log);
  const jobs = createJobs(opened.pool, log);
  undo.push(async () => {
    await jobs.stop();
    await opened.pool.end();
  });
  return { ...opened, jobs };
}

/** Ids of the mails that a node was asked to send. */
function noteMails(jobs: BossJobs): string[] {
  const ran: string[] = [];
  jobs.handle('send-mail', async ({ mailId }) => {
    ran.push(mailId);
  });
  return ran;
}

describe('jobs', () => {
  test('run at once on the node that adds them, one after the other', async () => {
    const { jobs } = node(await database());
    const ran = noteMails(jobs);
    await jobs.start();
    expect(jobs.isRunning()).toBe(true);
    const ids = Array.from({ length: 20 }, (_, n) => String(n));
    const started = performance.now();
    for (const mailId of ids) await jobs.add('send-mail', { mailId });
    await vi.waitFor(() => expect(ran).toHaveLength(20), { timeout: 5_000, interval: 5 });
    expect(performance.now() - started).toBeLessThan(3_000);
    expect(ran).toEqual(ids);
  });

  test('exist only if their transaction commits', async () => {
    const { db, jobs } = node(await database());
    const ran = noteMails(jobs);
    await jobs.start();
    const failing = db.transaction(async (tx) => {
      await jobs.add('send-mail', { mailId: 'rolled back' }, { tx });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await db.transaction(async (tx) => {
      await jobs.add('send-mail', { mailId: 'committed' }, { tx });
      await sleep(100);
      expect(ran).toEqual([]);
    });
    await vi.waitFor(() => expect(ran).toEqual(['committed']), { timeout: 3_000, interval: 5 });
  });

  test('survive the node that added them', async () => {
    const url = await database();
    const first = node(url);
    await first.jobs.install();
    await first.jobs.add('send-mail', { mailId: 'kept' });
    const second = node(url);
    const ran = noteMails(second.jobs);
    await second.jobs.start();
    await vi.waitFor(() => expect(ran).toEqual(['kept']), { timeout: 3_000, interval: 5 });
  });

  test('run again if the node that ran them died', async () => {
    const url = await database();
    const { pool, jobs } = node(url);
    const ran: number[] = [];
    jobs.handle('send-mail', async (_, { attempt }) => {
      ran.push(attempt);
    });
    await jobs.install();
    await jobs.add('send-mail', { mailId: 'lost' });
    // A killed node leaves an active job whose heartbeat stopped.
    await pool.query(`update pgboss.job set state = 'active', started_on = now() - interval '1 minute',
      heartbeat_on = now() - interval '1 minute' where name = 'send-mail'`);
    await jobs.start();
    await pool.query('update pgboss.job set start_after = now()');
    await jobs.runDue();
    await vi.waitFor(() => expect(ran).toEqual([2]), { timeout: 15_000, interval: 20 });
  });

  test('that fail are retried later, and the last run gets isLast', async () => {
    const { pool, jobs } = node(await database());
    const runs: { attempt: number; isLast: boolean }[] = [];
    jobs.handle(
      'send-mail',
      async (_, run) => {
        runs.push(run);
        throw new Error('no mail today');
      },
      { retries: 1 },
    );
    await jobs.install();
    await jobs.add('send-mail', { mailId: 'x' });
    expect(await jobs.runDue()).toBe(1);
    expect(await jobs.runDue()).toBe(0);
    await pool.query('update pgboss.job set start_after = now()');
    expect(await jobs.runDue()).toBe(1);
    expect(runs).toEqual([
      { attempt: 1, isLast: false },
      { attempt: 2, isLast: true },
    ]);
    const { rows } = await pool.query(`select state, output from pgboss.job`);
    expect(rows).toMatchObject([{ state: 'failed', output: { message: 'no mail today' } }]);
  });

  test('with the same key are added once while one waits', async () => {
    const { jobs } = node(await database());
    let ran = 0;
    jobs.handle('settle-checkout', async () => {
      ran++;
    });
    await jobs.install();
    const data = { checkoutSessionId: 'cs_1', cause: 'success_page' } as const;
    await jobs.add('settle-checkout', data, { singletonKey: 'cs_1' });
    await jobs.add('settle-checkout', data, { singletonKey: 'cs_1' });
    await jobs.add('settle-checkout', data, { singletonKey: 'cs_2' });
    expect(await jobs.runDue()).toBe(2);
    await jobs.add('settle-checkout', data, { singletonKey: 'cs_1' });
    expect(await jobs.runDue()).toBe(1);
    expect(ran).toBe(3);
  });

  test('on a schedule run once for all nodes', async () => {
    const url = await database();
    let ran = 0;
    for (const { jobs } of [node(url), node(url)]) {
      jobs.handle(
        'retention',
        async () => {
          ran++;
        },
        { everySeconds: 3600 },
      );
      await jobs.start();
    }
    await vi.waitFor(() => expect(ran).toBe(1), { timeout: 3_000 });
    await sleep(300);
    expect(ran).toBe(1);
  });

  test('run again after the database was unreachable', async () => {
    const { pool, jobs } = node(await database());
    const ran = noteMails(jobs);
    await jobs.start();
    await pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await vi.waitFor(() => jobs.add('send-mail', { mailId: 'after' }), { timeout: 5_000 });
    await vi.waitFor(() => expect(ran).toEqual(['after']), { timeout: 10_000, interval: 20 });
  });

  test('under way are completed when the node stops', async () => {
    const { pool, jobs } = node(await database());
    let ended = false;
    jobs.handle('send-mail', async () => {
      await sleep(300);
      ended = true;
    });
    await jobs.start();
    await jobs.add('send-mail', { mailId: 'slow' });
    await sleep(100);
    await jobs.stop();
    expect(ended).toBe(true);
    const { rows } = await pool.query('select state from pgboss.job');
    expect(rows).toEqual([{ state: 'completed' }]);
  });

  test('send at most one query in a second while the queue is idle', async () => {
    const { pool, jobs } = node(await database());
    jobs.handle('send-mail', async () => undefined);
    await jobs.start();
    await sleep(500);
    const query = vi.spyOn(pool, 'query');
    await sleep(1_000);
    expect(query.mock.calls.length).toBeLessThanOrEqual(1);
  });
});
