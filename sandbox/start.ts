import { existsSync } from 'node:fs';
import path from 'node:path';
import { startInbox } from './inbox/start.ts';
import type { Records } from './records.ts';
import { startPayments } from './start-payments.ts';
import { Store } from './store.ts';
import type { AccountState } from './stripe/account.ts';

export const PARTS = ['payment', 'mail'] as const;

export interface SandboxOptions {
  dataDir: string;
  /** Parts to start; all of them unless given. */
  parts?: readonly (typeof PARTS)[number][];
  /** Address on which the payment page listens: 127.0.0.1 unless given. The inbox always listens on loopback. */
  host?: string;
  /** 0 picks a free port; the default everywhere. */
  apiPort?: number;
  inboxPort?: number;
  smtpPort?: number;
  /** Address of the shop's webhook; without it events are only listed. */
  webhookUrl?: string | undefined;
  webhookSecret?: string | undefined;
  /** Payment methods the account has; card and PayPal unless given. */
  methods?: AccountState['methods'];
  /** Public origin of the payment page if it isn't the API's own address. */
  baseUrl?: string | undefined;
  /** Secret key of the API: `sk_test_sandbox` unless given. */
  apiKey?: string | undefined;
  /** Needed by the control handles (`/_sandbox`) when it is given. */
  controlKey?: string | undefined;
  /** For tests: waits between webhook tries, and the time. */
  webhookRetryDelaysMs?: readonly number[];
  now?: () => number;
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

/** Collects what has to be closed, in the order it was opened. */
export type Undo = (() => Promise<void> | void)[];

const NO_INBOX = { inboxUrl: '', smtpUrl: '' };

/**
 * Starts the outside world: Stripe's API with its payment page, and the mail inbox. Everything asked
 * for is up when it resolves; nothing stays up when it rejects.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const undo: Undo = [];
  const close = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  const whole = {
    ...options,
    host: options.host ?? '127.0.0.1',
    dataDir: path.resolve(options.dataDir),
    onFailure:
      options.onFailure ??
      ((error: unknown) => {
        throw error;
      }),
  };
  try {
    tellOfJournals(whole.dataDir);
    const store = new Store<Records>({
      file: path.join(whole.dataDir, 'sandbox.db'),
      onFailure: whole.onFailure,
    });
    undo.push(() => store.close());
    const { parts = PARTS } = options;
    const apiUrl = parts.includes('payment') ? await startPayments(whole, store, undo) : '';
    const mail = parts.includes('mail') ? await startInbox(whole, store, undo) : NO_INBOX;
    return { apiUrl, ...mail, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The first version kept its payments in another form, which nothing reads any more. */
function tellOfJournals(dataDir: string): void {
  const journal = path.join(dataDir, 'payments.jsonl');
  if (!existsSync(journal) || existsSync(path.join(dataDir, 'sandbox.db'))) return;
  process.stderr.write(
    `Demo payments of an earlier version are not kept (${journal}): their orders stay, and can't be refunded here.\n`,
  );
}

/** Options with their defaults filled in. */
export type WholeOptions = SandboxOptions &
  Required<Pick<SandboxOptions, 'host' | 'dataDir' | 'onFailure'>>;
