import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints/all.ts';
import { createPaymentShop, MIA } from '#test/payments.ts';
import { notingPages } from './note-reply.ts';

const TOKEN = 'a-token-of-at-least-thirty-two-characters';
const t = await createPaymentShop({ settings: { metricsToken: TOKEN, requestLog: true } });
const off = await createPaymentShop();
afterAll(() => Promise.all([t.close(), off.close()]));

const ask = (authorization?: string) =>
  t.request('/api/metrics', { headers: authorization === undefined ? {} : { authorization } });
const read = async () => (await ask(`Bearer ${TOKEN}`)).text();
/** Values by name with labels, without comments. */
const values = async () =>
  new Map(
    (await read())
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );

test('there are none without a token, and none for a wrong one', async () => {
  const reply = await off.request('/api/metrics', { headers: { authorization: 'Bearer ' } });
  expect([reply.status, await reply.json()]).toMatchObject([404, { code: 'not_found' }]);
  for (const wrong of [undefined, '', 'Bearer ', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN]) {
    expect((await ask(wrong)).status, wrong).toBe(401);
  }
  expect(t.logged.filter((line) => line.includes('METRICS_TOKEN'))).toHaveLength(1);
  expect(t.logged.join()).not.toContain(TOKEN);
  const right = await ask(`Bearer ${TOKEN}`);
  expect([right.status, right.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
});

test('a purchase is counted by endpoint and result, and names nobody', async () => {
  await t.request('/api/checkout/cs_test_nobody?email=mia@kundin.example');
  await t.request('/api/nothing/mia@kundin.example');
  expect((await t.start({ items: [] })).status).toBe(422);
  const id = await t.open();
  await t.pay(id, { email: MIA.email, name: MIA.name });
  await t.settle();
  const found = await values();
  const requests = (endpoint: string, status: number) =>
    found.get(`elvare_request_seconds_count{endpoint="${endpoint}",status="${status}"}`);
  expect(requests('POST /api/create-checkout', 200)).toBe(1);
  expect(requests('POST /api/create-checkout', 422)).toBe(1);
  expect(requests('GET /api/checkout/:session_id', 404)).toBe(1);
  expect(requests('unknown', 404)).toBe(1);
  expect(found.get('elvare_checkouts_total{result="opened"}')).toBe(1);
  expect(found.get('elvare_checkouts_total{result="empty_cart"}')).toBe(1);
  expect(found.get('elvare_payments_total{result="paid"}')).toBe(1);
  expect(found.get('elvare_payments_total{result="failed"}')).toBe(0);
  expect(found.get('elvare_job_runs_total{name="send-mail",result="done"}')).toBeGreaterThan(0);

  const endpoints = [...found.keys()].flatMap((key) => /endpoint="([^"]*)"/.exec(key)?.[1] ?? []);
  const known = [...Object.keys(ENDPOINTS), 'page', 'file', 'unknown'];
  expect(endpoints.filter((endpoint) => !known.includes(endpoint))).toEqual([]);
  const [order] = await t.orders();
  for (const secret of [MIA.email, MIA.name, order?.id ?? '', order?.number ?? '', id, '127.0.0']) {
    expect([...found.keys()].join('\n')).not.toContain(secret);
  }
});

test('a mail and a job that wait are told with their age, a mail that was given up as well', async () => {
  await t.shop.pool.query(
    `insert into mails (id, kind, ref, recipient, language, created_at, failed_at) values
       (gen_random_uuid(), 'order-confirmation', 'x', 'x@y.example', 'de', now() - interval '2 hours', now())`,
  );
  const { rows } = await t.shop.pool.query(
    `insert into mails (id, kind, ref, recipient, language, created_at) values
       (gen_random_uuid(), 'contact-reply', 'x', 'x@y.example', 'de', now() - interval '1 hour') returning id`,
  );
  await t.shop.jobs.add('send-mail', { mailId: rows[0].id });
  await new Promise((resolve) => setTimeout(resolve, 5_100));
  const found = await values();
  expect(found.get('elvare_mails{name="order-confirmation",state="given_up"}')).toBe(1);
  expect(found.get('elvare_mails{name="contact-reply",state="waiting"}')).toBe(1);
  const age = found.get('elvare_mail_age_seconds{name="contact-reply",state="waiting"}') ?? 0;
  expect(Math.abs(age - 3600)).toBeLessThan(60);
  expect(found.get('elvare_jobs{name="send-mail",state="created"}')).toBe(1);
  expect(found.get('elvare_database_up')).toBe(1);
  expect(found.get('elvare_pool_connections{state="open"}')).toBeGreaterThan(0);
  expect(found.get('elvare_disk_free_bytes')).toBeGreaterThan(0);
  expect(found.get('elvare_catalogue_version')).toBe(1);
  // Without a good backup there is no age.
  expect([...found.keys()].filter((key) => key.startsWith('elvare_backup'))).toEqual([]);
  expect(found.get('nodejs_eventloop_lag_p99_seconds')).toBeDefined();
  expect(found.get('process_resident_memory_bytes')).toBeGreaterThan(0);
});

test('documents and files are counted apart; a line of the log says nothing about who asked', async () => {
  const pages = notingPages(t.shop, (_, response) => {
    response.statusCode = 404;
    setTimeout(() => response.end(), 5);
  });
  const server = createServer(pages).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  for (const path of ['/bestellung?t=secret', '/assets/secret.js']) {
    await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  }
  server.close();
  const found = await values();
  expect(found.get('elvare_request_seconds_count{endpoint="page",status="404"}')).toBe(1);
  expect(found.get('elvare_request_seconds_count{endpoint="file",status="404"}')).toBe(1);
  const lines = t.logged.map((line) => JSON.parse(line)).filter((l) => l.message === 'request');
  expect(lines.length).toBeGreaterThan(5);
  const keys = new Set(lines.flatMap((line) => Object.keys(line)));
  expect([...keys].sort()).toEqual(
    ['at', 'endpoint', 'level', 'message', 'ms', 'requestId', 'status'].sort(),
  );
  expect(JSON.stringify(lines)).not.toMatch(/secret|kundin|127\.0/);
  const handler = () => undefined;
  expect(notingPages(off.shop, handler)).toBe(handler);
});
