import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openLiveShop } from '#test/live-shop.ts';
import { freePorts } from '#test/running-shop.ts';
import { alerts } from '../alerts/schema.ts';
import { users } from '../auth/schema.ts';
import type { Settings } from '../env.ts';
import { type StartOptions, startShop } from '../main.ts';
import { startLive } from './open-live.ts';
import { liveShops } from './schema.ts';
import { watchLive } from './watch-live.ts';

/** One story: a shop starts closed, opens, and goes on when its services are away. */

const test = await openLiveShop();
const { shop, live } = test;

const open = (settings: Partial<Settings> = {}) =>
  startLive({ ...shop, settings: { ...live, ...settings } });
const record = async () => (await shop.db.select().from(liveShops))[0];

/** Starts the whole shop on the test's database, asks it how it is, and stops it. */
async function start(settings: Partial<Settings> = {}) {
  const [port = 0] = await freePorts(1);
  const said: string[] = [];
  const options: StartOptions = {
    serving: { pages: () => (_, response) => response.end() },
    progress: (line) => said.push(line),
    signal: new AbortController().signal,
  };
  const { connectionString: databaseUrl } = test;
  const started = await startShop({ ...live, port, databaseUrl, ...settings }, shop.log, options);
  if (!started.ok) return { ...started, said };
  const { status } = await fetch(`http://127.0.0.1:${port}/api/health`);
  await started.running.stopServing();
  await started.running.stopDatabase();
  return { ok: true, status, said };
}

it('starts closed without a catalogue, and says what to do', async () => {
  const { said, ...started } = await start();
  expect(started).toEqual({ ok: true, status: 200 });
  expect(said).toEqual([
    expect.stringMatching(/^FAIL .*npm run catalogue:import -- FOLDER --publish$/m),
  ]);
  expect(await record()).toMatchObject({ openedAt: null });
  await test.publish();
});

it('opens no shop that others reach on stand-ins, nor in the other mode', async () => {
  expect(await open({ host: '0.0.0.0' })).toMatchObject({
    ok: true,
    line: expect.stringMatching(/^STAND-IN +key /m),
  });
  expect(await start({ shopMode: 'demo' })).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('set SHOP_MODE=live'),
  });
  expect(await record()).toMatchObject({ openedAt: null });
});

it('records what it was opened on, without the password', async () => {
  const line = 'The live shop opens, on stand-ins: address, key.';
  expect(await start()).toMatchObject({ ok: true, status: 200, said: [line] });
  const opened = await record();
  expect(opened).toMatchObject({ standIns: ['address', 'key'], openedOn: { address: 'loopback' } });
  expect(JSON.stringify(opened)).not.toMatch(/passwort|sk_live_test/);
});

const openAlerts = async () => {
  const rows = await shop.db.select().from(alerts).where(eq(alerts.kind, 'live_check'));
  return rows.flatMap(({ subject, resolvedAt }) => (resolvedAt === null ? subject : []));
};

it('tells the owner of what fails since, once it failed for a while', async () => {
  const watch = (isLast: boolean) => watchLive({ ...shop, settings: live }, { isLast });
  await test.account({ charges_enabled: false });
  await shop.db.update(users).set({ twoFactorEnabled: false });
  await expect(watch(false)).rejects.toThrow('checks fail: account');
  expect(await openAlerts()).toEqual([]);
  await watch(true);
  expect(await openAlerts()).toEqual(['account']);
  await test.account({ charges_enabled: true });
  await watch(false);
  expect(await openAlerts()).toEqual([]);
});

it('restarts and serves with payment provider and mail server stopped', async () => {
  const before = await record();
  await test.endServices();
  expect(await start()).toMatchObject({ ok: true, status: 200, said: [] });
  expect(await record()).toEqual(before);
});

it('proves everything again for other services, and starts closed what only this machine reached', async () => {
  const [port] = await freePorts(1);
  const faults = { smtpUrl: `smtp://127.0.0.1:${port}` };
  const told = expect.stringMatching(/FAIL +account .*FAIL +mail /s);
  const openedOn = { address: 'https://elvare.de', payment: '', mail: '' };
  await shop.db.update(liveShops).set({ openedOn });
  expect(await open(faults)).toMatchObject({ ok: false, sentence: told });
  expect(await record()).toMatchObject({ openedOn, openedAt: expect.any(Date) });
  await shop.db.update(liveShops).set({ openedOn: { ...openedOn, address: 'loopback' } });
  expect(await open(faults)).toMatchObject({ ok: true, line: told });
  expect(await record()).toMatchObject({ openedOn: null, openedAt: null });
  // Nothing is told of a shop that is closed.
  await watchLive({ ...shop, settings: live }, { isLast: true });
  expect(await openAlerts()).toEqual([]);
});
