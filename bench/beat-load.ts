/**
 * Sends the beats of many visits, each with its own id and page, over a few connections that are never idle.
 * It runs in its own process on plain sockets, so that sending costs far less than handling. Run as a
 * program, this file is that process.
 */
import { fork } from 'node:child_process';
import { connect } from 'node:net';

export interface BeatLoad {
  readonly port: number;
  readonly seconds: number;
  readonly connections: number;
  /** Number of visits that take turns. */
  readonly visits: number;
}

export interface BeatReport {
  readonly accepted: number;
  readonly refused: number;
  readonly perSecond: number;
}

const visitsPerAddress = 10;
const pages = ['/', '/produkte', '/sneakers', '/products/pouch', '/trikots', '/caps', '/neu'];
const agent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** Sends beats for `seconds`; the shop must trust `X-Forwarded-For`. */
export function sendBeats(options: BeatLoad): Promise<BeatReport> {
  const child = fork(import.meta.filename);
  return new Promise((resolve, reject) => {
    child.once('message', (report) => resolve(report as BeatReport));
    child.once('exit', (code) => reject(new Error(`The sender ended with ${code}.`)));
    child.send(options);
  });
}

/** Returns the request of one visit as bytes, with the headers of a browser. */
function beatOf(visit: number, port: number): Buffer {
  const id = `session_1795242156240_bench${visit.toString(36).padStart(6, '0')}`;
  const body = JSON.stringify({
    current_page: pages[visit % pages.length],
    referrer: visit % 3 === 0 ? 'https://www.instagram.com/' : 'Direct',
    // Carts with different values, so that the shop's cache of beats rarely hits: harder than real use.
    cart_cents: visit % 5 === 0 ? 1_999 + visit : 0,
  });
  const address = Math.floor(visit / visitsPerAddress);
  const head = [
    `PUT /api/active-sessions/${id} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: keep-alive',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Forwarded-For: 10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
    `User-Agent: ${agent}`,
    'Content-Type: application/json',
    'Accept: */*',
    `Origin: http://127.0.0.1:${port}`,
    'Sec-Fetch-Site: same-origin',
    'Sec-Fetch-Mode: cors',
    'Sec-Fetch-Dest: empty',
    `Referer: http://127.0.0.1:${port}/`,
    'Accept-Encoding: gzip, deflate, br',
    'Accept-Language: de-DE,de;q=0.9',
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}

async function run({ port, seconds, connections, visits }: BeatLoad): Promise<BeatReport> {
  const beats = Array.from({ length: visits }, (_, visit) => beatOf(visit, port));
  let at = Math.floor(Math.random() * visits);
  let accepted = 0;
  let refused = 0;
  const started = performance.now();
  const until = started + seconds * 1000;
  // Keeps the process awake. Waking a sleeping sender costs the server, on a virtual machine as much as
  // reading the beat does.
  const stayAwake = () => {
    if (performance.now() < until) setImmediate(stayAwake);
  };
  stayAwake();
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      const send = () => {
        if (performance.now() >= until) {
          socket.end();
          resolve();
          return;
        }
        at = (at + 1) % visits;
        socket.write(beats[at] ?? '');
      };
      socket.setNoDelay(true);
      socket.on('connect', send);
      socket.on('error', reject);
      // A response to a beat is short and arrives in one piece.
      socket.on('data', (data) => {
        if (data.toString('latin1', 9, 12) === '204') accepted += 1;
        else refused += 1;
        send();
      });
    });
  await Promise.all(Array.from({ length: connections }, one));
  return { accepted, refused, perSecond: accepted / ((performance.now() - started) / 1000) };
}

if (process.argv[1] === import.meta.filename) {
  process.once('message', async (options) => {
    process.send?.(await run(options as BeatLoad));
    process.disconnect();
  });
}
