import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findPostgres } from '#server/postgres/find-postgres.ts';
import { ROOT_DIR, type ShopPlace } from './running-shop.ts';
import { api, endShops, healthy, place, start, timeout } from './started-shops.ts';
import { temporaryDatabase } from './temporary.ts';

afterEach(endShops);

const login = { email: 'ada@example.com', password: 'correct horse' };
async function post(at: ShopPlace, target: string, body: object): Promise<number> {
  const response = await fetch(api(at, target), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.status;
}

/** Children of a process, whole command lines. */
function children(pid: number | undefined): { pid: number; command: string }[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)], {
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+) (.*)$/.exec(line))
    .flatMap((match) => (match ? [{ pid: Number(match[1]), command: match[2] ?? '' }] : []));
}

function postmaster(at: ShopPlace): number {
  const pidFile = path.join(at.dataDir, 'postgres', 'postmaster.pid');
  return Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
}

describe('npm start', { timeout }, () => {
  test('brings database and sandbox back when they die under it', async () => {
    const at = await place();
    const shop = start(at);
    await shop.ready();
    process.kill(postmaster(at), 'SIGKILL');
    const sandbox = children(shop.child.pid).find(({ command }) => command.includes('sandbox'));
    process.kill(sandbox?.pid ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(shop.said).toContain('the database is back'), {
      timeout,
      interval: 50,
    });
    await vi.waitFor(async () => expect(await healthy(at)).toBe(true), { timeout });
    await vi.waitFor(
      async () =>
        expect((await fetch(`http://127.0.0.1:${at.inboxPort}/api/messages`)).ok).toBe(true),
      { timeout, interval: 50 },
    );
  });

  test('runs on a database of somebody else’s, on several nodes', async () => {
    const databaseUrl = await temporaryDatabase(onTestFinished);
    const settings = { DATABASE_URL: databaseUrl, AUTH_SECRET: 'x'.repeat(32) };
    const [one, two] = [await place(), await place()];
    const nodes = [start(one, settings), start(two, settings)];
    await Promise.all(nodes.map((node) => node.ready()));
    expect(nodes.filter(({ said }) => said.includes('shown only this once'))).toHaveLength(1);
    expect(await post(one, 'auth/sign-up/email', { ...login, name: 'Ada' })).toBe(200);
    expect(await post(two, 'auth/sign-in/email', login)).toBe(200);
    for (const node of nodes) expect((await node.end()).code).toBe(0);
  });

  test('says what the Stripe account lacks, and starts all the same', async () => {
    const at = await place();
    const shop = start(at, {
      STRIPE_SECRET_KEY: 'sk_test_of_nobody',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
      // Nothing listens there.
      STRIPE_API_URL: `http://127.0.0.1:${at.sandboxPort}`,
    });
    await shop.ready();
    expect(await healthy(at)).toBe(true);
    await vi.waitFor(() => expect(shop.said).toContain('Stripe: Stripe can’t be reached now'), {
      timeout,
      interval: 50,
    });
    expect(shop.said).not.toContain('of_nobody');
  });

  test('waits for a command that holds the database', async () => {
    const at = await place();
    const tool = spawn(process.execPath, [path.join(ROOT_DIR, 'tools', 'backup.ts'), 'key'], {
      env: { ...process.env, BASE_URL: '', DATA_DIR: at.dataDir },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let said = '';
    tool.stdout.on('data', (text) => (said += text));
    await vi.waitUntil(() => said.includes('back: '), { timeout });
    const shop = start(at);
    await vi.waitUntil(() => shop.said.includes('Waiting for npm run backup'), { timeout });
    tool.stdin.end('not the key\n');
    await shop.ready();
  });

  test('can be stopped while it starts', async () => {
    const at = await place();
    const shop = start(at);
    // The database is there, the shop is not.
    await vi.waitFor(() => expect(postmaster(at)).toBeGreaterThan(0), { timeout, interval: 10 });
    expect((await shop.end('SIGTERM')).code).toBe(0);
    expect(shop.said).not.toContain('Ready');
    expect(await findPostgres(at)).toBeUndefined();
  });
});
