import { isJournal } from '#server/auth/first-admin.ts';
import type { BackupState } from '#server/backup/backup-state.ts';
import type { Settings } from '#server/env.ts';
import { leaveMs } from '#server/http/server.ts';
import { createLog, type Log } from '#server/log.ts';
import { type RunningShop, type ServeOptions, startShop } from '#server/main.ts';
import { checkStripe } from '#server/payments/stripe-check.ts';
import { createStripe } from '#server/payments/stripe-client.ts';
import { giveBackMemory } from './give-back-memory.ts';
import { fail, openToOthers, ROOT_DIR } from './settings.ts';
import { SandboxProcess } from './start-sandbox.ts';
import { startTable } from './start-table.ts';

/** Both npm and the terminal forward Ctrl-C; a second signal within this time is the same one. */
const SAME_SIGNAL_MS = 500;
/** Time limit of stopping once a node has left, so that it takes less than 5 s even if a part hangs. */
const STOP_MS = 4_800;

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** A failed start whose reason the user can fix. */
export class Refused extends Error {}

export interface RunOptions {
  readonly serving: (log: Log) => ServeOptions;
  /** Cancels work that `serving` may still wait for. */
  readonly cancel?: () => void;
  /** Closes resources that `serving` created. */
  readonly close?: () => Promise<void>;
  /** Returns the last line of output, with the seconds since the command. */
  readonly ready: (seconds: string) => string;
}

/** Returns the seconds since the npm script was called, or since this process started. */
function secondsSinceCommand(): string {
  const called = Number(process.env['ELVARE_CALLED_AT'] ?? performance.timeOrigin);
  return ((Date.now() - called) / 1000).toFixed(1);
}

/** Says whether a lost machine could be replaced, and by which state. */
function backupLine({ key, lastGood }: BackupState): string {
  if (key === null) return 'No backups yet: npm run backup -- key begins them (docs/backup.md).';
  if (lastGood === null) return 'No good backup yet: the first one is made within an hour.';
  return `Last good backup: ${lastGood.startedAt.toISOString()}.`;
}

/** Runs one shop with its sandbox, from the start to the signal that ends it. */
class ShopRun {
  readonly #settings: Settings;
  readonly #options: RunOptions;
  readonly #log: Log = createLog((line) => process.stderr.write(`${line}\n`));
  readonly #stopping = new AbortController();
  readonly #sandbox: SandboxProcess | undefined;
  #running: RunningShop | undefined;
  #starting: Promise<string | undefined> = Promise.resolve(undefined);
  #stoppingSince: number | undefined;

  constructor(settings: Settings, options: RunOptions) {
    this.#settings = settings;
    this.#options = options;
    const { payment, mail } = settings.sandbox;
    if (payment || mail) this.#sandbox = new SandboxProcess(ROOT_DIR, settings, this.#log);
  }

  async run(): Promise<void> {
    // Only this account may read files of the shop, its sandbox and its workers.
    process.umask(0o077);
    this.#listen();
    this.#starting = this.#start();
    const refused = await this.#starting;
    if (this.#stopping.signal.aborted) return;
    if (refused !== undefined) {
      await this.#stopAll();
      fail(refused);
    }
    if (this.#running) say(`\n${startTable(this.#settings, this.#running.admin)}\n`);
    const { newer, running } = this.#running?.databaseVersion ?? { newer: null, running: '' };
    if (newer !== null) {
      say(
        `PostgreSQL ${running} is behind ${newer}, which may fix security holes (docs/updates.md).\n`,
      );
    }
    if (this.#running) say(`${backupLine(this.#running.backups)}\n`);
    const open = openToOthers();
    if (open !== undefined) say(`${open}\n`);
    say(this.#options.ready(secondsSinceCommand()));
    giveBackMemory();
    void this.#warnAboutStripe();
  }

  /** In a demo with real keys: prints settings of the Stripe account that would keep customers from paying. */
  async #warnAboutStripe(): Promise<void> {
    const { stripe, sandbox, shopMode } = this.#settings;
    if (sandbox.payment || shopMode === 'live') return;
    try {
      const findings = await checkStripe(createStripe(stripe), this.#settings);
      for (const { fault } of findings) if (fault) say(`Stripe: ${fault.mend}`);
    } catch (error) {
      this.#log.error('the Stripe account could not be checked', error);
    }
  }

  /** Starts everything at once. Returns the sentence of the first failure, or undefined. */
  async #start(): Promise<string | undefined> {
    try {
      const started = await startShop(this.#settings, this.#log, {
        serving: this.#options.serving(this.#log),
        progress: say,
        sandboxReady: this.#sandbox?.start(),
        isJournal: isJournal(process.env),
        signal: this.#stopping.signal,
      });
      if (!started.ok) return started.sentence;
      this.#running = started.running;
      return undefined;
    } catch (error) {
      if (error instanceof Refused) return error.message;
      throw error;
    }
  }

  #listen(): void {
    const onSignal = () => {
      if (this.#stoppingSince === undefined) {
        say('Stopping …');
        void this.#stopAndExit(0);
      } else if (performance.now() - this.#stoppingSince > SAME_SIGNAL_MS) {
        process.exit(130);
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
    process.on('unhandledRejection', (error) => this.#log.error('unhandled rejection', error));
    process.on('uncaughtException', (error) => {
      this.#log.error('the shop ends because of a bug', error);
      void this.#stopAndExit(1);
    });
  }

  async #stopAll(): Promise<void> {
    await this.#running?.stopServing();
    await Promise.all([
      this.#options.close?.(),
      this.#sandbox?.stop(),
      this.#running?.stopDatabase(),
    ]);
  }

  async #stopAndExit(code: number): Promise<never> {
    this.#stoppingSince ??= performance.now();
    setTimeout(() => {
      this.#log.error('stopping took too long');
      process.exit(1);
    }, leaveMs(this.#settings) + STOP_MS).unref();
    this.#stopping.abort();
    this.#options.cancel?.();
    await this.#starting.catch(() => undefined);
    await this.#stopAll();
    process.exit(code);
  }
}

/** Runs the shop until a signal stops it. A refused start ends the process with one sentence. */
export async function runShop(settings: Settings, options: RunOptions): Promise<void> {
  await new ShopRun(settings, options).run();
}
