import { afterAll, describe, expect, it } from 'vitest';
import { temporaryDatabase } from '#test/temporary.ts';
import { createLog } from '../log.ts';
import { openDatabase } from './database.ts';
import { Locks } from './locks.ts';

const log = createLog(() => undefined);
const connectionString = await temporaryDatabase();
const { pool } = openDatabase(connectionString, log, { size: 2 });
/** Another node's. */
const { pool: other } = openDatabase(connectionString, log, { size: 2 });
const locks = new Locks(pool);
const otherLocks = new Locks(other);
afterAll(async () => {
  await Promise.all([pool.end(), other.end()]);
});

const inUse = () => pool.totalCount - pool.idleCount;
/** Takes a lock and keeps it until `leave` is called. */
async function hold(key: string) {
  const entered = Promise.withResolvers<void>();
  const { promise, resolve: leave } = Promise.withResolvers<void>();
  const done = locks.runAlone(key, async () => {
    entered.resolve();
    await promise;
  });
  await entered.promise;
  return async () => {
    leave();
    return done;
  };
}

describe('what runs alone', () => {
  it('keeps others out, here and on other nodes, until it has ended', async () => {
    const leave = await hold('a');
    const never = () => expect.unreachable();
    expect(await locks.runAlone('a', never)).toEqual({ ok: false });
    expect(await otherLocks.runAlone('a', never)).toEqual({ ok: false });
    expect(await otherLocks.runAlone('b', async () => 1)).toEqual({ ok: true, value: 1 });
    await leave();
    expect(await otherLocks.runAlone('a', async () => 2)).toEqual({ ok: true, value: 2 });
  });

  it('takes one connection, however much of it there is, and gives it back', async () => {
    const work = async () => (await pool.query('select 1 as one')).rows[0];
    const keys = Array.from({ length: 20 }, (_, n) => `many ${n}`);
    const done = await Promise.all(keys.map((key) => locks.runAlone(key, work)));
    expect(done).toEqual(keys.map(() => ({ ok: true, value: { one: 1 } })));
    expect(inUse()).toBe(0);
    const leaves = await Promise.all(keys.map(hold));
    expect(inUse()).toBe(1);
    await Promise.all(leaves.map((leave) => leave()));
    expect(inUse()).toBe(0);
  });

  it('lets go when its work fails', async () => {
    const failing = locks.runAlone('c', async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await otherLocks.runAlone('c', async () => 3)).toEqual({ ok: true, value: 3 });
    expect(inUse()).toBe(0);
  });

  it('ends as usual when its connection is lost, and those after it get another', async () => {
    const leave = await hold('d');
    await other.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()`,
    );
    await expect(locks.runAlone('e', async () => 4)).rejects.toThrow();
    expect(await locks.runAlone('e', async () => 5)).toEqual({ ok: true, value: 5 });
    expect(await leave()).toMatchObject({ ok: true });
    expect(inUse()).toBe(0);
  });
});
