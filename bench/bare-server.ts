/**
 * The reference: node:http and nothing else, in a process of its own, answering every request with
 * the same bytes and headers. Run as a program it is that process.
 */
import { fork } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the bare server answers. */
export interface BareAnswer {
  readonly status: number;
  /** Name, value, name, value …: the form that `writeHead` takes fastest. */
  readonly headers: string[];
  readonly body: Uint8Array;
  /** Reads and parses a JSON body first, as the least an endpoint has to do. */
  readonly parseJson?: boolean;
}

export interface BareServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts the reference on a free port of 127.0.0.1. */
export async function startBareServer(answer: BareAnswer): Promise<BareServer> {
  const child = fork(import.meta.filename, [], {
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)));
    child.send(answer);
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

function respond(answer: BareAnswer, response: ServerResponse): void {
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
}

function handle(answer: BareAnswer, request: IncomingMessage, response: ServerResponse): void {
  if (!answer.parseJson) {
    respond(answer, response);
    return;
  }
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    JSON.parse(Buffer.concat(parts).toString('utf8'));
    respond(answer, response);
  });
}

if (process.argv[1] === import.meta.filename) {
  process.once('message', (answer: BareAnswer) => {
    const server = createServer((request, response) => handle(answer, request, response));
    server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  });
  // The bench that started it is gone: nobody needs it any more.
  process.once('disconnect', () => process.exit());
}
