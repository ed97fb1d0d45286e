import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../shop.ts';

const waiting = new AsyncLocalStorage<(() => void)[]>();

/**
 * Runs `action` once the surrounding `db.transaction` has committed, or now when there is none. A
 * rollback forgets it. For hints that may be lost (waking a worker): what must happen belongs into
 * the transaction as a job.
 */
export function afterCommit(action: () => void): void {
  const actions = waiting.getStore();
  if (actions === undefined) action();
  else actions.push(action);
}

/** Makes `db.transaction` run what `afterCommit` collected. */
export function withAfterCommit(db: Database): Database {
  const transaction = db.transaction.bind(db);
  db.transaction = async (run, config) => {
    const actions: (() => void)[] = [];
    const result = await waiting.run(actions, () => transaction(run, config));
    for (const action of actions) action();
    return result;
  };
  return db;
}
