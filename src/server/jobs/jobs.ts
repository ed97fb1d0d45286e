import type { Transaction } from '../db/transactions.ts';

/** Every queue and what its jobs carry. Handlers are idempotent: a job may run more than once. */
interface JobData {
  /** Sends the row of `mails`. */
  'send-mail': { readonly mailId: string };
  /** Handles every stored event that is still open. */
  'handle-stripe-event': Record<string, never>;
  /** Reads the checkout session from Stripe and records what it says. */
  'settle-checkout': { readonly checkoutSessionId: string; readonly cause: 'success_page' };
  /** Writes the order's number to the payment at Stripe and keeps method and fee. */
  'label-payment': { readonly orderId: string };
  /** Asks Stripe for what stayed pending; expires what is over. Runs by schedule. */
  reconcile: Record<string, never>;
  /** Deletes what may not be kept any longer. Runs by schedule. */
  retention: Record<string, never>;
  /** Forgets presence, visits and counters after their time. Runs by schedule. */
  'visit-retention': Record<string, never>;
  /** Raises alerts for events of administrators in the security log. Runs by schedule. */
  'watch-security': Record<string, never>;
  /** Makes the backup of the night or the hour when it is due. Runs by schedule. */
  backup: Record<string, never>;
  /** Keeps the list of erasures beside the backups. Runs by schedule as well. */
  'keep-erasures': Record<string, never>;
  /** Raises the alert about backups that are missing. Runs by schedule. */
  'watch-backups': Record<string, never>;
  /** Raises alerts about checks of a live shop that fail since it was opened. Runs by schedule. */
  'watch-live': Record<string, never>;
  /** Closes alerts whose cause is gone. Runs by schedule. */
  'close-alerts': Record<string, never>;
  /** Raises alerts about withdrawals that are due and resolves those of others. Runs by schedule. */
  'watch-withdrawals': Record<string, never>;
  /** Asks Stripe for everything since the backup that was restored. Runs by schedule. */
  'reconcile-restore': Record<string, never>;
}

export type JobName = keyof JobData;

export const JOB_NAMES: readonly JobName[] = [
  'send-mail',
  'handle-stripe-event',
  'settle-checkout',
  'label-payment',
  'reconcile',
  'retention',
  'visit-retention',
  'watch-security',
  'backup',
  'keep-erasures',
  'watch-backups',
  'watch-live',
  'watch-withdrawals',
  'close-alerts',
  'reconcile-restore',
];

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
