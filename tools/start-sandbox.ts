import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { OFFERABLE_METHODS } from '#catalogue/payment-methods.ts';
import type { SandboxOptions } from '#sandbox/start.ts';
import { isLoopback, reachableHost } from '#server/env/values.ts';
import type { Settings } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import type { ReadyResult } from '#server/main.ts';
import { START_MS } from '#server/waits.ts';
import { within } from '#server/within.ts';

const RESTART_AFTER_MS = 1_000;
const STOP_MS = 1_500;

/**
 * Runs the sandbox in its own process, because it replaces external services: it can be killed alone, and it
 * ends with its parent. If it dies while the shop runs, it is restarted.
 */
export class SandboxProcess {
  readonly #rootDir: string;
  readonly #settings: Settings;
  readonly #log: Log;
  #child: ChildProcess | undefined;
  #stopping = false;

  constructor(rootDir: string, settings: Settings, log: Log) {
    this.#rootDir = rootDir;
    this.#settings = settings;
    this.#log = log;
  }

  /** Resolves when the sandbox is ready, or with the sentence with which it ended. */
  async start(): Promise<ReadyResult> {
    const settings = this.#settings;
    const { payment, mail } = settings.sandbox;
    const here = `http://${reachableHost(settings.host)}:${settings.port}`;
    const options: SandboxOptions = {
      parts: [...(payment ? (['payment'] as const) : []), ...(mail ? (['mail'] as const) : [])],
      host: settings.host,
      apiPort: settings.sandboxPort,
      inboxPort: settings.inboxPort,
      smtpPort: settings.smtpPort,
      dataDir: path.join(settings.dataDir, 'sandbox'),
      webhookUrl: `${settings.shopMode === 'live' ? settings.baseUrl : here}/api/stripe-webhook`,
      webhookSecret: settings.stripe.webhookSecret,
      // All that the firm may choose.
      methods: [...OFFERABLE_METHODS],
      // Browsers reach the payment page under the host name of the shop.
      baseUrl: `http://${new URL(settings.baseUrl).hostname}:${settings.sandboxPort}`,
      apiKey: settings.stripe.secretKey,
      ...(!isLoopback(settings.host) && { controlKey: randomBytes(24).toString('base64url') }),
    };
    const child = spawn(process.execPath, [path.join(this.#rootDir, 'sandbox', 'main.ts')], {
      cwd: this.#rootDir,
      // Its own process group: Ctrl-C reaches only the shop, which stops the sandbox in order.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, SANDBOX_OPTIONS: JSON.stringify(options) },
    });
    this.#child = child;
    const said: string[] = [];
    child.stderr?.on('data', (text: Buffer) => said.push(text.toString()));
    const ended = once(child, 'exit').then(
      () =>
        ({ ok: false, sentence: said.join('').trim() || 'The sandbox ended at once.' }) as const,
    );
    const ready = once(child, 'message').then(() => ({ ok: true }) as const);
    const started = await within(Promise.race([ready, ended]), START_MS).catch(
      ({ message }: Error) => ({ ok: false, sentence: `The sandbox gave ${message}.` }) as const,
    );
    if (started.ok) {
      child.stderr?.removeAllListeners('data');
      process.stderr.write(said.join(''));
      child.stderr?.pipe(process.stderr, { end: false });
      child.once('exit', () => this.#revive());
    }
    return started;
  }

  #revive(): void {
    if (this.#stopping) return;
    this.#log.warn('the sandbox has ended and is restarted');
    setTimeout(() => {
      if (this.#stopping) return;
      void this.start().then((again) => {
        if (again.ok) return;
        this.#log.error(again.sentence);
        this.#revive();
      });
    }, RESTART_AFTER_MS).unref();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(late);
  }
}
