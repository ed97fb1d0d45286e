/** The shop's pages and nothing else, in a process of its own. Run as a program it is that process. */
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPageServer } from '../src/server/pages/page-server.ts';

export interface PageProcess {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Serves the build in `rootDir/dist`. */
export async function startPageProcess(rootDir: string): Promise<PageProcess> {
  const child = fork(import.meta.filename, [rootDir], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`The page process ended with ${code}.`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

if (process.argv[1] === import.meta.filename) {
  const server = createServer(createPageServer(process.argv[2] ?? '', 'http://localhost'));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}
