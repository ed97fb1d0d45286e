import type { Transaction } from '../db/transactions.ts';

/** Every queue. Handlers are idempotent: a job may run more than once. */
export const JOB_NAMES = [
  /** Sends the row of `mails`. */
  'send-mail',
  /** Handles every stored event that is still open. */
  'handle-stripe-event',
  /** Reads the checkout session from Stripe and records what it says. */
  'settle-checkout',
  /** Writes the order's number to the payment at Stripe and keeps method and fee. */
  'label-payment',
  /** Draws invoices and corrections and queues their mails. Runs by schedule as well. */
  'draw-papers',
  /** Asks Stripe for what stayed pending; expires what is over. Runs by schedule. */
  'reconcile',
  /** Deletes what may not be kept any longer. Runs by schedule. */
  'retention',
  /** Forgets presence, visits and counters after their time. Runs by schedule. */
  'visit-retention',
  /** Raises alerts for events of administrators in the security log. Runs by schedule. */
  'watch-security',
  /** Makes the backup of the night or the hour when it is due, or the one that is asked for. Runs by schedule. */
  'backup',
  /** Keeps the list of erasures beside the backups. Runs by schedule as well. */
  'keep-erasures',
  /** Raises the alert about backups that are missing. Runs by schedule. */
  'watch-backups',
  /** Raises alerts about checks of a live shop that fail since it was opened. Runs by schedule. */
  'watch-live',
  /** Raises alerts about withdrawals that are due and resolves those of others. Runs by schedule. */
  'watch-withdrawals',
  /** Mails who waits for what was sold out and is back. Runs by schedule. */
  'tell-back-in-stock',
  /** Mails who wanted to be asked for reviews. Runs by schedule. */
  'ask-for-reviews',
  /** Publishes what orders and reviews prove. Runs by schedule. */
  'prove',
  /** Closes alerts whose cause is gone. Runs by schedule. */
  'close-alerts',
  /** Asks Stripe for everything since the backup that was restored. Runs by schedule. */
  'reconcile-restore',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

interface Carried {
  'send-mail': { readonly mailId: string };
  'settle-checkout': { readonly checkoutSessionId: string; readonly cause: 'success_page' };
  'label-payment': { readonly orderId: string };
  backup: { readonly isAsked?: true };
}
/** Data of jobs; most carry none. */
type JobData = Carried & Record<Exclude<JobName, keyof Carried>, Record<string, never>>;

/** Identity of one run of a job. */
export interface JobRun {
  /** 1 on the first run. */
  readonly attempt: number;
  /** This is the last try: report a failure now. */
  readonly isLast: boolean;
}

export interface HandleOptions {
  /** Runs after the first one failed (default 10), 5 s apart, then doubling up to the longest pause. */
  readonly retries?: number;
  /** Default: an hour. */
  readonly longestPauseSeconds?: number;
  /** Also adds a job this often, once for all nodes, beginning at start. */
  readonly everySeconds?: number;
  /** Jobs of this queue at the same time on this node (default 1). */
  readonly concurrency?: number;
}

/** The queue in the same database (pg-boss), shared by all nodes. */
export interface Jobs {
  /**
   * Adds a job and wakes this node's worker; with `tx` only if the transaction commits. With a `singletonKey` the job
   * is dropped while another one with this key waits. That one may run before `tx` commits, so give a key only to jobs
   * that run again later anyway.
   */
  add<Name extends JobName>(
    name: Name,
    data: JobData[Name],
    options?: { tx?: Transaction; singletonKey?: string; startAfterSeconds?: number },
  ): Promise<void>;
  /**
   * Registers the handler of a queue; called once per queue before `start`. A handler that throws is
   * run again later, one that takes longer than two minutes is given up.
   */
  handle<Name extends JobName>(
    name: Name,
    handler: (data: JobData[Name], run: JobRun) => Promise<void>,
    options?: HandleOptions,
  ): void;
  start(): Promise<void>;
  /** Lets running jobs end, then stops (at most 2 s; what still runs is run again later). */
  stop(): Promise<void>;
  isRunning(): boolean;
}
