import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkout, control, stripeFor, tempFolder } from '#test/sandbox.ts';
import type { SandboxOptions } from './start.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const NODE = path.join(ROOT, 'node_modules', 'node', 'bin', 'node');
const MAIN = path.join(import.meta.dirname, 'main.ts');

let folder: string;
let remove: () => void;
const children: ChildProcess[] = [];

beforeEach(() => {
  ({ folder, remove } = tempFolder());
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
  remove();
});

interface Ready {
  ready: true;
  apiUrl: string;
  inboxUrl: string;
  smtpUrl: string;
}

function run(options: Partial<SandboxOptions> = {}) {
  const child = spawn(NODE, [MAIN], {
    env: { ...process.env, SANDBOX_OPTIONS: JSON.stringify({ dataDir: folder, ...options }) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  let printed = '';
  let complained = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    complained += chunk;
  });
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as string | null,
    printed,
    complained,
  }));
  return { child, ended };
}

async function start(options?: Partial<SandboxOptions>) {
  const { child, ended } = run(options);
  const [ready] = (await once(child, 'message')) as [Ready];
  return { child, ended, ready, stripe: stripeFor(ready.apiUrl) };
}

describe('the process', () => {
  it('keeps what it acknowledged when it is killed', async () => {
    const first = await start();
    const session = await first.stripe.checkout.sessions.create(checkout(), {
      idempotencyKey: 'k',
    });
    const paid = await first.stripe.checkout.sessions.create(checkout());
    await control({ ...first.ready, close: async () => {} }, `/sessions/${paid.id}/pay`);
    await nodemailer
      .createTransport(first.ready.smtpUrl)
      .sendMail({ from: 'a@example.com', to: 'b@example.com', subject: 'Bleibt' });
    first.child.kill('SIGKILL');
    await first.ended;

    const second = await start();
    expect(await second.stripe.checkout.sessions.retrieve(session.id)).toEqual(
      expect.objectContaining({ status: 'open', amount_total: 10_388 }),
    );
    const again = await second.stripe.checkout.sessions.create(checkout(), { idempotencyKey: 'k' });
    expect(again.id).toBe(session.id);
    expect(await second.stripe.checkout.sessions.retrieve(paid.id)).toMatchObject({
      payment_status: 'paid',
    });
    const { data } = await second.stripe.events.list({ types: ['checkout.session.completed'] });
    expect(data).toHaveLength(1);
    const mails = await fetch(`${second.ready.inboxUrl}/api/messages`);
    expect(await mails.json()).toMatchObject([{ subject: 'Bleibt' }]);
  });

  it('loses nothing it acknowledged when it is killed while it works', async () => {
    const first = await start();
    const acknowledged: string[] = [];
    const shoppers = Array.from({ length: 8 }, async () => {
      for (;;) {
        const { id } = await first.stripe.checkout.sessions.create(checkout());
        acknowledged.push(id);
        if (acknowledged.length === 40) first.child.kill('SIGKILL');
      }
    });
    await Promise.allSettled(shoppers);
    await first.ended;
    const second = await start();
    const kept = new Set<string>();
    for await (const session of second.stripe.checkout.sessions.list({ limit: 100 })) {
      kept.add(session.id);
    }
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends quietly on %s', async (signal) => {
    const { child, ended } = await start();
    child.kill(signal);
    expect(await ended).toEqual({ code: 0, signal: null, printed: '', complained: '' });
  });

  it('ends when its parent is gone', async () => {
    const { child } = await start();
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it.each([
    ['SANDBOX_PORT', 'apiPort'],
    ['INBOX_PORT', 'inboxPort'],
    ['SMTP_PORT', 'smtpPort'],
  ])('names %s when it is taken', async (name, option) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { ended } = run({ [option]: port });
    expect(await ended).toMatchObject({
      code: 1,
      complained: `Port ${port} is taken: set ${name} to a free one.\n`,
    });
    other.close();
  });

  it('keeps mails on this machine, whoever else may pay', async () => {
    const { ready } = await start({ host: '0.0.0.0' });
    expect(ready).toMatchObject({
      apiUrl: expect.stringMatching(/^http:\/\/localhost:/),
      inboxUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:/),
      smtpUrl: expect.stringMatching(/^smtp:\/\/127\.0\.0\.1:/),
    });
  });

  it.each([
    ['payment', { apiUrl: expect.stringMatching(/^http/), inboxUrl: '', smtpUrl: '' }],
    ['mail', { apiUrl: '', inboxUrl: expect.stringMatching(/^http/) }],
  ] as const)('starts nothing but %s when only that is asked for', async (part, expected) => {
    const [ready] = await once(run({ parts: [part] }).child, 'message');
    expect(ready).toMatchObject(expected);
  });

  it('refuses a folder that another one uses', async () => {
    await start();
    const { complained, code } = await run().ended;
    expect({ code, complained }).toEqual({
      code: 1,
      complained: `Another sandbox works in ${folder}.\n`,
    });
  });

  it('refuses a folder that cannot be written in a sentence', async () => {
    const { code, complained } = await run({ dataDir: MAIN }).ended;
    expect(code).toBe(1);
    expect(complained).toContain("SANDBOX_DATA_DIR can't be written");
    expect(complained.trim().split('\n')).toHaveLength(1);
  });
});
