import type { Transaction } from '../shop.ts';

/** Every queue and what its jobs carry. Handlers are idempotent: a job may run more than once. */
export interface JobData {
  /** Sends the row of `mails`. */
  'send-mail': { readonly mailId: string };
  /** Handles the stored event, and every older unhandled one. */
  'handle-stripe-event': { readonly eventId: string };
  /** Reads the checkout session from Stripe and records what it says. */
  'settle-checkout': { readonly checkoutSessionId: string; readonly cause: 'success_page' };
  /** Asks Stripe for what stayed pending; expires what is over. Runs by schedule. */
  reconcile: Record<string, never>;
  /** Deletes what may not be kept any longer. Runs by schedule. */
  retention: Record<string, never>;
}

export type JobName = keyof JobData;

/** The queue in the same database (pg-boss), shared by all nodes. */
export interface Jobs {
  /**
   * Adds a job; with `tx` it exists only if the transaction commits. Wakes this node's worker when
   * it is there (after commit), so that nobody waits for a poll. `singletonKey` drops the job while
   * an equal one is still waiting.
   */
  add<Name extends JobName>(
    name: Name,
    data: JobData[Name],
    options?: { tx?: Transaction; singletonKey?: string; startAfterSeconds?: number },
  ): Promise<void>;
  /** Registers the handler of a queue; called once per queue at start. */
  handle<Name extends JobName>(
    name: Name,
    handler: (data: JobData[Name]) => Promise<void>,
    options?: { retries?: number; everySeconds?: number },
  ): void;
  start(): Promise<void>;
  /** Lets running jobs end, then stops (at most 3 s). */
  stop(): Promise<void>;
  isRunning(): boolean;
}
