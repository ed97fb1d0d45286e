import { isJournal } from '../src/server/auth/journal.ts';
import { checkStripe } from '../src/server/checkout/stripe-check.ts';
import type { Settings } from '../src/server/env.ts';
import { createLog, type Log } from '../src/server/log.ts';
import { type RunningShop, type Serving, startShop } from '../src/server/main.ts';
import { createStripe } from '../src/server/stripe.ts';
import { giveBackMemory } from './give-back-memory.ts';
import { fail, ROOT_DIR } from './settings.ts';
import { SandboxProcess } from './start-sandbox.ts';
import { startTable } from './start-table.ts';

/** Both npm and the terminal pass a Ctrl-C on: what comes so soon after the first is the same one. */
const SAME_SIGNAL_MS = 500;
/** Stopping takes less than 5 s, whatever hangs. */
const STOP_MS = 4_800;

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** A start that failed for a reason its user can do something about. */
export class Refused extends Error {}

export interface RunOptions {
  readonly serving: (log: Log) => Serving;
  /** Ends what `serving` may still be waiting for. */
  readonly cancel?: () => void;
  /** Ends what `serving` made. */
  readonly close?: () => Promise<void>;
  /** The last line, with the seconds since the command was given. */
  readonly ready: (seconds: string) => string;
}

/** Seconds since the npm script was called, or since this process began. */
function secondsSinceCommand(): string {
  const called = Number(process.env['ELVARE_CALLED_AT'] ?? performance.timeOrigin);
  return ((Date.now() - called) / 1000).toFixed(1);
}

/** One shop with its sandbox in this process, from its start to the signal that ends it. */
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
    // Files of the shop, its sandbox and its workers are for this account only.
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
        `PostgreSQL ${running} is behind ${newer}, which may fix security holes (README, Updates).\n`,
      );
    }
    say(this.#options.ready(secondsSinceCommand()));
    giveBackMemory();
    void this.#warnAboutStripe();
  }

  /** With real keys: says what would keep customers from paying. Nobody waits for it. */
  async #warnAboutStripe(): Promise<void> {
    const { stripe, sandbox } = this.#settings;
    if (sandbox.payment) return;
    try {
      const findings = await checkStripe(createStripe(stripe), this.#settings);
      for (const { advice } of findings) if (advice !== undefined) say(`Stripe: ${advice}`);
    } catch (error) {
      this.#log.error('the Stripe account could not be looked at', error);
    }
  }

  /** Starts everything at once; answers the sentence of the first thing that cannot be. */
  async #start(): Promise<string | undefined> {
    try {
      const started = await startShop(this.#settings, this.#log, {
        serving: this.#options.serving(this.#log),
        progress: say,
        outside: this.#sandbox?.start(),
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
    process.on('unhandledRejection', (error) => this.#log.error('a promise was left alone', error));
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
    }, STOP_MS).unref();
    this.#stopping.abort();
    this.#options.cancel?.();
    await this.#starting.catch(() => undefined);
    await this.#stopAll();
    process.exit(code);
  }
}

/** Runs the shop until it is told to stop; a refused start ends the process with one sentence. */
export async function runShop(settings: Settings, options: RunOptions): Promise<void> {
  await new ShopRun(settings, options).run();
}
