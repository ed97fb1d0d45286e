/** A database that closes its connections, at any statement of any request, is an outage and never a bug. */
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Endpoint, targetOf } from './api-endpoint.ts';
import { ENDPOINTS } from './api-table.ts';
import { signInAdmin, signInCustomer } from './logins.ts';
import { createPaymentShop, type PaymentShop } from './payments.ts';
import { TcpGate } from './tcp-gate.ts';

/** Statements of a request after which the connection is cut; the next ones find it closed. */
const CUTS = [1, 2, 3, 5];

/** A proxy before PostgreSQL that closes the connection instead of passing on the statement of its turn. */
class CutGate extends TcpGate {
  readonly #target = new URL(inject('postgres'));
  /** Messages until the cut; undefined passes everything. */
  left: number | undefined;

  async open(): Promise<string> {
    const url = new URL(this.#target);
    url.searchParams.delete('host');
    url.hostname = '127.0.0.1';
    url.port = String(await this.listen());
    return url.href;
  }

  protected override pass(client: Socket): void {
    const folder = this.#target.searchParams.get('host') ?? '';
    const server = this.join(client, connect(path.join(folder, `.s.PGSQL.${this.#target.port}`)));
    server.on('data', (bytes) => client.write(bytes));
    client.on('data', (bytes) => {
      if (this.left !== undefined) {
        this.left -= 1;
        if (this.left <= 0) {
          client.end();
          return;
        }
      }
      server.write(bytes);
    });
  }
}

const gate = new CutGate();
let test: PaymentShop;
let cookies: { anyone: string; customer: string; admin: string };
beforeAll(async () => {
  test = await createPaymentShop({ cluster: await gate.open() });
  cookies = {
    anyone: '',
    customer: await signInCustomer(test, 'ada@kundin.example'),
    admin: await signInAdmin(test),
  };
});
afterAll(async () => {
  gate.left = undefined;
  await test.close();
  await gate.close();
});

let address = 0;
const call = ({ method, path: at, for: who, body }: Endpoint) => {
  address += 1;
  return test.request(targetOf(at), {
    method,
    headers: {
      'x-forwarded-for': `10.78.${address >> 8}.${address & 255}`,
      cookie: cookies[who],
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
};

const endpoints = ENDPOINTS.filter(({ streams }) => !streams).map(
  (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
);

it.each(endpoints)('%s', async (_, endpoint) => {
  for (const cut of CUTS) {
    gate.left = cut;
    const response = await call(endpoint);
    // A download that has begun is broken off.
    const text = await response.text().catch(() => '');
    gate.left = undefined;
    expect(response.status, `cut at ${cut}: ${text} ${test.logged.at(-1)}`).not.toBe(500);
    expect(text).not.toContain('account_exists');
  }
});
