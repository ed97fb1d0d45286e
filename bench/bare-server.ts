/**
 * Reference server: plain node:http in its own process, which sends the same bytes and headers for every
 * request. Run as a program, this file is that process.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type ForkedServer, forkServer, listenForked } from './forked-server.ts';

/** Response of the bare server. */
export interface BareAnswer {
  readonly status: number;
  /** Name, value, name, value …: the form that `writeHead` handles fastest. */
  readonly headers: string[];
  readonly body: Uint8Array;
  /** Reads and parses a JSON body first, the least work of an endpoint. */
  readonly parseJson?: boolean;
}

/** Starts the reference on a free port of 127.0.0.1. */
export function startBareServer(answer: BareAnswer): Promise<ForkedServer> {
  return forkServer(import.meta.filename, { message: answer });
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
    listenForked(createServer((request, response) => handle(answer, request, response)));
  });
}
