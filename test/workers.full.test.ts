import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type DashboardSnapshot, dashboardSnapshot } from '#contract/dashboard.ts';
import { newPlace, removePlace, type ShopPlace, ShopProcess } from './running-shop.ts';
import { CHROME, visitIdOf } from './visitors.ts';

/** `WORKERS=2`: every request here has a connection of its own, so they reach both in turn. */
const WORKERS = 2;
const VISITORS = 40;
const PASSWORD = 'only-for-this-test';
/** Real processes on a machine that may be busy. */
const timeout = 120_000;
const soon = { timeout: 60_000, interval: 100 };

let at: ShopPlace;
let shop: ShopProcess;
let cookie = '';
const settings = { WORKERS: String(WORKERS), ADMIN_PASSWORD: PASSWORD, TRUST_PROXY: '127.0.0.1' };

beforeAll(async () => {
  at = await newPlace();
  shop = new ShopProcess(at, settings);
  await shop.ready();
  cookie = await signIn();
}, timeout);
afterAll(async () => {
  await shop?.end();
  if (at) removePlace(at);
});

interface Sent {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

async function send(path: string, { method = 'GET', body, headers }: Sent = {}) {
  const sent = request({
    port: at.port,
    host: '127.0.0.1',
    path,
    method,
    agent: false,
    headers: { 'content-type': 'application/json', 'user-agent': CHROME, ...headers },
  });
  sent.end(body && JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

async function textOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return Buffer.concat(parts).toString();
}

async function signIn(): Promise<string> {
  const response = await send('/api/auth/sign-in/email', {
    method: 'POST',
    body: { email: 'admin@elvare.example', password: PASSWORD },
  });
  response.resume();
  const cookies = response.headers['set-cookie'] ?? [];
  return cookies.map((line) => line.split(';')[0]).join('; ');
}

async function beat(id: string, nth: number): Promise<number> {
  const response = await send(`/api/active-sessions/${id}`, {
    method: 'PUT',
    body: { current_page: '/neu' },
    headers: { 'x-forwarded-for': `198.51.100.${nth}` },
  });
  response.resume();
  return response.statusCode ?? 0;
}

/** An open dashboard: the newest state it was shown, and whether its stream still runs. */
interface Screen {
  shown: DashboardSnapshot | undefined;
  open: boolean;
  readonly close: () => void;
}

async function openScreen(): Promise<Screen> {
  const response = await send('/api/admin/dashboard/live', { headers: { cookie } });
  expect(response.statusCode).toBe(200);
  const screen: Screen = { shown: undefined, open: true, close: () => response.destroy() };
  let text = '';
  response.on('data', (part: Buffer) => {
    text += part.toString();
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^id: \d+\ndata: (.*)$/s.exec(event)?.[1];
      if (data) screen.shown = dashboardSnapshot.parse(JSON.parse(data));
    }
  });
  const ended = () => {
    screen.open = false;
  };
  response.on('close', ended).on('error', ended);
  return screen;
}

function workers(): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(shop.child.pid)], {
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter((line) => line.includes('worker-process.ts'))
    .map((line) => Number.parseInt(line, 10));
}

/** A worker that was started listens a moment later. */
async function allAnswer(): Promise<void> {
  await vi.waitFor(async () => {
    expect(workers()).toHaveLength(WORKERS);
    const replies = await Promise.all(Array.from({ length: 8 * WORKERS }, () => send('/')));
    for (const reply of replies) reply.resume();
    if (process.platform === 'linux') expect(listeners()).toBe(WORKERS);
  }, soon);
}

/** Sockets that listen on the shop's port. */
function listeners(): number {
  const local = `0100007F:${at.port.toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n');
  return lines.filter((line) => line.includes(` ${local} 00000000:0000 0A `)).length;
}

const ids = Array.from({ length: VISITORS }, () => visitIdOf('worker'));
const beatAll = () => Promise.all(ids.map(beat));

test('workers share one port, its visits and its logins', { timeout }, async () => {
  expect(workers()).toHaveLength(WORKERS);
  const screens = await Promise.all(Array.from({ length: 4 }, openScreen));
  expect(new Set(await beatAll())).toEqual(new Set([204]));
  await vi.waitFor(() => {
    for (const { shown } of screens) expect(shown?.active_users).toBe(VISITORS);
  }, soon);
  expect(screens.map(({ shown }) => shown?.sessions_today)).toEqual(Array(4).fill(VISITORS));
  // The same login on connections that reach each worker.
  for (let nth = 0; nth < 2 * WORKERS; nth += 1) {
    const response = await send('/api/admin/dashboard/snapshot', { headers: { cookie } });
    expect(dashboardSnapshot.parse(JSON.parse(await textOf(response))).active_users).toBe(VISITORS);
  }
  for (const screen of screens) screen.close();
});

test('a worker that is killed is replaced; who was with the other notices nothing', {
  timeout,
}, async () => {
  // The system deals connections out at random: both workers have one but once in 32,768 runs.
  const screens = await Promise.all(Array.from({ length: 16 }, openScreen));
  const [killed = 0, kept] = workers();
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(() => expect(screens.every(({ open }) => open)).toBe(false), soon);
  await vi.waitFor(() => {
    const now = workers();
    expect(now).toHaveLength(WORKERS);
    expect(now).toContain(kept);
    expect(now).not.toContain(killed);
  }, soon);
  const newcomer = visitIdOf('newcomer');
  expect(await beat(newcomer, 200)).toBe(204);
  expect(new Set(await beatAll())).toEqual(new Set([204]));
  const staying = screens.filter(({ open }) => open);
  expect(staying.length).toBeGreaterThan(0);
  await vi.waitFor(() => {
    for (const { shown } of staying) expect(shown?.active_users).toBe(VISITORS + 1);
  }, soon);
  for (const { shown } of staying) expect(shown?.sessions_today).toBe(VISITORS + 1);
  for (const screen of screens) screen.close();
});

test('a killed worker leaves no connection without an answer or an end', { timeout }, async () => {
  await allAnswer();
  const [killed = 0] = workers();
  const outcome = () =>
    new Promise<string>((settled) => {
      const sent = request({
        port: at.port,
        host: '127.0.0.1',
        path: '/',
        agent: false,
        timeout: 10_000,
      });
      sent.on('response', (response) => response.resume().on('end', () => settled('answered')));
      sent.on('error', () => settled('ended'));
      sent.on('timeout', () => {
        settled('hanging');
        sent.destroy();
      });
      sent.end();
    });
  const outcomes: Promise<string>[] = [];
  for (let burst = 0; burst < 20; burst += 1) {
    outcomes.push(...Array.from({ length: 40 }, outcome));
    if (burst === 10) process.kill(killed, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect((await Promise.all(outcomes)).filter((how) => how === 'hanging')).toEqual([]);
  await allAnswer();
});
