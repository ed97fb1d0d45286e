import path from 'node:path';
import { startInbox } from './inbox/start.ts';
import type { Records } from './records.ts';
import { startPayments } from './start-payments.ts';
import { Store } from './store.ts';
import type { AccountState } from './stripe/account.ts';

export interface SandboxOptions {
  dataDir: string;
  /** Parts to start; all of them unless given. */
  parts?: readonly ('payment' | 'mail')[];
  /** Address on which the payment page listens: 127.0.0.1 unless given. The inbox always listens on loopback. */
  host?: string;
  /** 0 picks a free port; the default everywhere. */
  apiPort?: number;
  inboxPort?: number;
  smtpPort?: number;
  /** Address of the shop's webhook; without it events are only listed. */
  webhookUrl?: string;
  webhookSecret?: string;
  /** Payment methods the account has; card and PayPal unless given. */
  methods?: AccountState['methods'];
  /** Public origin of the payment page if it isn't the API's own address. */
  baseUrl?: string;
  /** Secret key of the API: `sk_test_sandbox` unless given. */
  apiKey?: string;
  /** Needed by the control handles (`/_sandbox`) when it is given. */
  controlKey?: string;
  /** For tests: waits between webhook tries. */
  webhookRetryDelaysMs?: readonly number[];
  /** The disk failed: nothing can be promised any more. Default: throw. */
  onFailure?: (error: unknown) => void;
}

/** Addresses of parts that were not asked for are empty. */
export interface Sandbox {
  /** Base of Stripe's API, the payment page and `/_sandbox`, e.g. `http://127.0.0.1:3001`. */
  apiUrl: string;
  inboxUrl: string;
  /** `smtp://127.0.0.1:3003` */
  smtpUrl: string;
  /** Stops within a second; everything acknowledged is on disk. */
  close(): Promise<void>;
}

/** Options with their defaults filled in. */
export type WholeOptions = SandboxOptions & Required<Pick<SandboxOptions, 'host' | 'onFailure'>>;

/** Collects what has to be closed, in the order it was opened. */
export type Undo = (() => Promise<void> | void)[];

/**
 * Starts the outside world: Stripe's API with its payment page, and the mail inbox. Everything asked
 * for is up when it resolves; nothing stays up when it rejects.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const undo: Undo = [];
  const close = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  const rethrow = (error: unknown): never => {
    throw error;
  };
  const whole = { host: '127.0.0.1', onFailure: rethrow, ...options };
  const { dataDir, onFailure, parts = ['payment', 'mail'] } = whole;
  try {
    const store = new Store<Records>({ file: path.join(dataDir, 'sandbox.db'), onFailure });
    undo.push(() => store.close());
    const apiUrl = parts.includes('payment') ? await startPayments(whole, store, undo) : '';
    const mail = parts.includes('mail')
      ? await startInbox(whole, store, undo)
      : { inboxUrl: '', smtpUrl: '' };
    return { apiUrl, ...mail, close };
  } catch (error) {
    await close();
    throw error;
  }
}
