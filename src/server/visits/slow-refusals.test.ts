import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CHROME, createVisitShop, type VisitShop, visitIdOf } from '../../../test/visitors.ts';
import { visitsFirst } from './direct.ts';

/**
 * Who asks too often waits for the refusal, and nobody else does
 * (docs/decisions/0026-who-floods-waits-for-the-refusal.md).
 */
let test: VisitShop;
let server: Server;
beforeAll(async () => {
  test = await createVisitShop();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.startOver();
  server = createServer(visitsFirst(test.shop, test.api, { refusalsWaiting: 1 }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;
const body = JSON.stringify({ current_page: '/' });

async function statusOf(id: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port()}/api/active-sessions/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'user-agent': CHROME },
    body,
  });
  return response.status;
}

async function flooding(): Promise<string> {
  const id = visitIdOf('flood');
  for (let n = 0; n < 30; n += 1) await statusOf(id);
  return id;
}

it('lets a refusal wait, and nobody else behind it', async () => {
  const flood = await flooding();
  const answered: string[] = [];
  const refused = statusOf(flood).then((status) => answered.push(`flood ${status}`));
  // Sent when the first request is there already.
  await once(server, 'request');
  answered.push(`other ${await statusOf(visitIdOf('other'))}`);
  await refused;
  expect(answered).toEqual(['other 204', 'flood 429']);
});

it('answers at once when enough refusals wait', async () => {
  const flood = await flooding();
  const answered: string[] = [];
  const first = statusOf(flood).then((status) => answered.push(`first ${status}`));
  await once(server, 'request');
  answered.push(`second ${await statusOf(flood)}`);
  await first;
  expect(answered).toEqual(['second 429', 'first 429']);
});

it('goes on when a sender went away while it waited', async () => {
  const flood = await flooding();
  const socket = connect(port(), '127.0.0.1');
  socket.write(
    `PUT /api/active-sessions/${flood} HTTP/1.1\r\nHost: 127.0.0.1:${port()}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await once(server, 'request');
  socket.destroy();
  expect([await statusOf(flood), await statusOf(flood)]).toEqual([429, 429]);
  expect(await statusOf(visitIdOf('other'))).toBe(204);
});
