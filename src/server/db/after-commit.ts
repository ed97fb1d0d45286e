import { AsyncLocalStorage } from 'node:async_hooks';

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

/** Runs a transaction; after its commit, what `afterCommit` was given meanwhile. */
export async function committing<T>(transaction: () => Promise<T>): Promise<T> {
  const actions: (() => void)[] = [];
  const result = await waiting.run(actions, transaction);
  for (const action of actions) action();
  return result;
}
