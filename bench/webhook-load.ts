/**
 * Sends payment events as the provider does: signed, each with its own id, over a few connections that are
 * never idle; or inserts the same events with plain SQL. It runs in its own process and prepares all requests
 * before the clock starts. Run as a program, this file is that process.
 */
import { fork } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import pg from 'pg';

export interface WebhookLoad {
  /** Target: the shop's webhook, or the database. */
  readonly by: 'webhook' | 'insert';
  readonly port: number;
  readonly secret: string;
  readonly databaseUrl: string;
  readonly events: number;
  readonly connections: number;
  /** The event as Stripe writes it; sent repeatedly under new ids. */
  readonly event: string;
  readonly path: string;
}

export interface WebhookReport {
  /** Beginning of the ids of all events. */
  readonly mark: string;
  /** Epoch milliseconds before the first request and after the last response. */
  readonly started: number;
  readonly ended: number;
}

export function sendWebhooks(options: WebhookLoad): Promise<WebhookReport> {
  const child = fork(import.meta.filename);
  return new Promise((resolve, reject) => {
    child.once('message', (report) => resolve(report as WebhookReport));
    child.once('exit', (code) => reject(new Error(`The sender ended with ${code}.`)));
    child.send(options);
  });
}

function requestOf(id: string, { port, secret, event, path }: WebhookLoad): Buffer {
  const body = event.replace(/"id":\s*"evt_\w+"/, `"id": "${id}"`);
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Stripe-Signature: t=${seconds},v1=${signature}`,
    'User-Agent: Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'Accept: */*',
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Sends requests on one connection, one after the other, until `next` returns none. */
function post(port: number, next: () => Buffer | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const send = () => {
      const request = next();
      if (request !== undefined) return socket.write(request);
      socket.end();
      return resolve();
    };
    socket.setNoDelay(true);
    socket.on('connect', send);
    socket.on('error', reject);
    // A response to a webhook is short and arrives in one piece.
    socket.on('data', (data) => {
      const status = data.toString('latin1', 9, 12);
      if (status === '200') send();
      else reject(new Error(`A webhook answered ${status}.`));
    });
  });
}

async function insert(pool: pg.Pool, next: () => string | undefined): Promise<void> {
  for (let id = next(); id !== undefined; id = next()) {
    await pool.query({
      name: 'bare-insert',
      text: `INSERT INTO stripe_events (id, type, object_id, created, received_at)
             VALUES ($1, $2, $3, $4, $5)`,
      values: [id, 'checkout.session.completed', `cs_test_${id}`, new Date(), new Date()],
    });
  }
}

async function run(options: WebhookLoad): Promise<WebhookReport> {
  const { by, port, events, connections, databaseUrl } = options;
  const mark = `evt_${by}${randomUUID().replaceAll('-', '')}`;
  const ids = Array.from({ length: events }, (_, n) => `${mark}${n}`);
  const lanes = Array.from({ length: connections });
  if (by === 'webhook') {
    const requests = ids.map((id) => requestOf(id, options));
    const started = Date.now();
    await Promise.all(lanes.map(() => post(port, () => requests.pop())));
    return { mark, started, ended: Date.now() };
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  await Promise.all(lanes.map(() => pool.query('select 1')));
  const started = Date.now();
  await Promise.all(lanes.map(() => insert(pool, () => ids.pop())));
  const ended = Date.now();
  await pool.end();
  return { mark, started, ended };
}

if (process.argv[1] === import.meta.filename) {
  process.once('message', async (options) => {
    process.send?.(await run(options as WebhookLoad));
    process.disconnect();
  });
}
