/** Runs a server in its own process, so that its CPU time can be measured alone. */
import { fork, type Serializable } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForkedServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Runs a program that calls `listenForked`, with `args` and an optional `message`. */
export async function forkServer(
  program: string,
  { args = [], message }: { readonly args?: readonly string[]; readonly message?: Serializable },
): Promise<ForkedServer> {
  const child = fork(program, args, {
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (said) => resolve(Number(said)));
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}.`)));
    if (message !== undefined) child.send(message);
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

/** Listens on a free port and sends it to the parent process; ends with the parent. */
export function listenForked(server: Server): void {
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  process.once('disconnect', () => process.exit());
}
