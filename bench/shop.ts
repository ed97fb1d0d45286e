/** Starts the shop as `npm start` does, with its own process and data folder, for benchmarks. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import serving from '#tools/serving.json' with { type: 'json' };
import { pidListeningOn } from './process.ts';

const startTool = path.resolve(import.meta.dirname, '..', 'tools', 'start.ts');
/** Time limit; a first start builds the storefront and creates a database. */
const startWithinSeconds = 180;
const stopWithinMilliseconds = 10_000;

export interface BenchShop {
  readonly url: string;
  /** Pid of the process that serves requests. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts the shop on free ports with an empty data folder; `settings` override the defaults. */
export async function startShop(settings: Record<string, string> = {}): Promise<BenchShop> {
  const [port, sandbox, inbox, smtp] = await freePorts(4);
  const data = await mkdtemp(path.join(tmpdir(), 'elvare-bench-'));
  const child = spawn(process.execPath, [...serving.flags, startTool], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...serving.env,
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SANDBOX_PORT: String(sandbox),
      INBOX_PORT: String(inbox),
      SMTP_PORT: String(smtp),
      DATA_DIR: data,
      ...settings,
    },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => said.push(text.toString()));
  }
  const stop = async () => {
    await end(child);
    await rm(data, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await answering(url, child);
    return { url, pid: pidListeningOn(port), stop };
  } catch (error) {
    await stop();
    throw new Error(`The shop did not start: ${said.join('').slice(-600)}`, { cause: error });
  }
}

/** Returns different ports that were free just now. */
async function freePorts(count: 4): Promise<[number, number, number, number]>;
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + startWithinSeconds * 1000;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
    const ok = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await wait(200);
  }
  throw new Error(`It was not ready within ${startWithinSeconds} s.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), stopWithinMilliseconds);
  await ended;
  clearTimeout(late);
}
