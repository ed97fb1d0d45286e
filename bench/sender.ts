/**
 * Sends prepared requests over a few connections that are never idle: many visits' beats for some seconds, or a
 * burst of payment events once. It runs in its own process on plain sockets, so that sending costs far less than
 * handling. Run as a program, this file is that process.
 */
import { fork } from 'node:child_process';
import { connect } from 'node:net';

interface Load {
  readonly port: number;
  readonly connections: number;
  /** Whole requests, taken in turns. */
  readonly requests: readonly string[];
  /** The status that counts as accepted. */
  readonly status: number;
  /** Time to go on; without it each request is sent once. */
  readonly seconds?: number;
}

interface Report {
  readonly accepted: number;
  readonly refused: number;
  /** Milliseconds from the first request to the last response. */
  readonly ms: number;
}

export function send(load: Load): Promise<Report> {
  const child = fork(import.meta.filename);
  return new Promise((resolve, reject) => {
    child.once('message', (report) => resolve(report as Report));
    child.once('exit', (code) => reject(new Error(`The sender ended with ${code}.`)));
    child.send(load);
  });
}

/** A request with a JSON body as it goes over the wire. */
export function requestOf(
  target: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): string {
  const all = {
    Host: '127.0.0.1',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Accept: '*/*',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

async function run({ port, connections, requests, status, seconds }: Load): Promise<Report> {
  const bytes = requests.map((request) => Buffer.from(request));
  let at = seconds === undefined ? 0 : Math.floor(Math.random() * bytes.length);
  let [accepted, refused] = [0, 0];
  const started = performance.now();
  const until = started + (seconds ?? 0) * 1000;
  const next = (): Buffer | undefined => {
    if (seconds === undefined) return bytes[at++];
    return performance.now() < until ? bytes[at++ % bytes.length] : undefined;
  };
  // Keeps the process awake. Waking a sleeping sender costs the server, on a virtual machine as much as
  // reading the beat does.
  const stayAwake = () => {
    if (performance.now() < until) setImmediate(stayAwake);
  };
  stayAwake();
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      const sendNext = () => {
        const request = next();
        if (request !== undefined) return socket.write(request);
        socket.end();
        return resolve();
      };
      socket.setNoDelay(true);
      socket.on('connect', sendNext);
      socket.on('error', reject);
      // The responses are short and arrive in one piece.
      socket.on('data', (data) => {
        if (data.toString('latin1', 9, 12) === String(status)) accepted += 1;
        else refused += 1;
        sendNext();
      });
    });
  await Promise.all(Array.from({ length: connections }, one));
  return { accepted, refused, ms: performance.now() - started };
}

if (process.argv[1] === import.meta.filename) {
  process.once('message', async (load) => {
    process.send?.(await run(load as Load));
    process.disconnect();
  });
}
