import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SETTING_NAMES } from '#server/env/names.ts';
import serving from '#tools/serving.json' with { type: 'json' };

export const ROOT_DIR = path.resolve(import.meta.dirname, '..');
const READY_MS = 120_000;

/** Ports that were free a moment ago, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports: number[] = [];
  for (const server of servers) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address !== null) ports.push(address.port);
  }
  for (const server of servers) {
    server.close();
    await once(server, 'close');
  }
  return ports;
}

export interface ShopPlace {
  readonly dataDir: string;
  readonly port: number;
  readonly sandboxPort: number;
  readonly inboxPort: number;
  readonly smtpPort: number;
}

/** Free ports and a fresh data folder. */
export async function newPlace(): Promise<ShopPlace> {
  const [port = 0, sandboxPort = 0, inboxPort = 0, smtpPort = 0] = await freePorts(4);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'elvare-run-'));
  return { dataDir, port, sandboxPort, inboxPort, smtpPort };
}

export function removePlace(place: ShopPlace): void {
  rmSync(place.dataDir, { recursive: true, force: true });
}

/** Environment of a shop's processes. */
export const placeEnvironment = (
  place: ShopPlace,
  settings: Record<string, string>,
): NodeJS.ProcessEnv => ({
  ...serving.env,
  ...process.env,
  // Set but empty: neither this process nor a `.env` of the developer decides a test.
  ...Object.fromEntries(SETTING_NAMES.map((name) => [name, ''])),
  NODE_ENV: 'production',
  ELVARE_ONE_BUILD: '1',
  PORT: String(place.port),
  SANDBOX_PORT: String(place.sandboxPort),
  INBOX_PORT: String(place.inboxPort),
  SMTP_PORT: String(place.smtpPort),
  DATA_DIR: place.dataDir,
  ...settings,
});

/** `npm start` as a process, without npm around it. */
export class ShopProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<number>;
  #said = '';

  /** `rootDir` is another checkout if it is not this one. */
  constructor(place: ShopPlace, settings: Record<string, string> = {}, rootDir = ROOT_DIR) {
    const start = path.join(rootDir, 'tools', 'start.ts');
    this.child = spawn(process.execPath, [serving.preload, ...serving.flags, start], {
      cwd: rootDir,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: placeEnvironment(place, settings),
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        this.#said += text.toString();
      });
    }
    this.ended = once(this.child, 'close').then(([code]) => (code === null ? -1 : Number(code)));
  }

  /** All it has printed so far. */
  get said(): string {
    return this.#said;
  }

  /** Waits for “Ready in”; returns the seconds it names. */
  async ready(): Promise<number> {
    const until = performance.now() + READY_MS;
    let over = false;
    void this.ended.then(() => {
      over = true;
    });
    while (performance.now() < until && !over) {
      const seconds = /Ready in ([\d.]+) s/.exec(this.#said)?.[1];
      if (seconds !== undefined) return Number(seconds);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`The shop did not start:\n${this.#said}`);
  }

  /** Sends the signal and returns exit code and the milliseconds until the end. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<{ code: number; ms: number }> {
    const started = performance.now();
    this.child.kill(signal);
    return { code: await this.ended, ms: performance.now() - started };
  }
}

/** Waits until a shop serves. Returns what ends it and removes its place; both happen at once if it doesn't start. */
export async function untilReady(
  shop: ShopProcess,
  place: ShopPlace,
): Promise<() => Promise<void>> {
  const close = async () => {
    await shop.end();
    removePlace(place);
  };
  await shop.ready().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return close;
}
