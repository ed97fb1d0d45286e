import net from 'node:net';
import nodemailer from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestSandbox, testSandbox } from '#test/sandbox.ts';
import type { Mail } from '../records.ts';

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await testSandbox();
});
afterEach(() => sandbox.end());

const send = (mail: object) =>
  nodemailer.createTransport(sandbox.smtpUrl).sendMail({
    from: 'Elvare <shop@elvare.example>',
    to: 'kundin@example.com',
    subject: 'Hallo',
    text: 'Hallo',
    ...mail,
  });

async function messages(query = ''): Promise<Mail[]> {
  const answer = await fetch(`${sandbox.inboxUrl}/api/messages${query}`);
  return (await answer.json()) as Mail[];
}

describe('the inbox', () => {
  it('takes mails by SMTP and lists them newest first', async () => {
    await send({ subject: 'Erste' });
    const sent = await send({
      to: 'Kundin <kundin@example.com>, zweite@example.com',
      bcc: 'laden@example.com',
      subject: 'Deine Bestellung „Pouch“ – €59,99',
      text: 'Größe: ä ö ü ß €',
      html: '<p>Größe</p>',
    });
    const [newest, oldest] = await messages();
    expect(oldest?.subject).toBe('Erste');
    expect(newest).toMatchObject({
      from: 'shop@elvare.example',
      fromName: 'Elvare',
      to: ['kundin@example.com', 'zweite@example.com', 'laden@example.com'],
      subject: 'Deine Bestellung „Pouch“ – €59,99',
      text: 'Größe: ä ö ü ß €',
      html: expect.stringContaining('<p>Größe</p>'),
      messageId: sent.messageId,
    });
    expect(newest).not.toHaveProperty('raw');
    const source = await fetch(`${sandbox.inboxUrl}/api/messages/${newest?.id}/source`);
    expect(await source.text()).toContain('Subject: =?UTF-8?');
    expect(await messages('?to=ZWEITE@example.com')).toHaveLength(1);
  });

  it('is emptied', async () => {
    await send({});
    const emptied = await fetch(`${sandbox.inboxUrl}/api/messages`, { method: 'DELETE' });
    expect(emptied.status).toBe(204);
    expect(await messages()).toEqual([]);
  });

  it('refuses mails for a while when told to', async () => {
    const reject = (body: string) =>
      fetch(`${sandbox.inboxUrl}/api/faults`, { method: 'POST', body });
    expect((await reject('{"reject":1}')).status).toBe(200);
    await expect(send({})).rejects.toMatchObject({ responseCode: 451 });
    await send({ subject: 'Zweiter Versuch' });
    expect((await messages()).map((mail) => mail.subject)).toEqual(['Zweiter Versuch']);
    expect((await reject('{"reject":"all"}')).status).toBe(400);
    expect((await reject('no json')).status).toBe(400);
  });

  it('refuses a mail that is too large', async () => {
    const content = Buffer.alloc(16 * 1024 * 1024, 'x');
    await expect(send({ attachments: [{ filename: 'x', content }] })).rejects.toMatchObject({
      responseCode: 552,
    });
    expect(await messages()).toEqual([]);
  });

  it('closes although a client stays connected', async () => {
    const { port, hostname } = new URL(sandbox.smtpUrl);
    const socket = net.connect(Number(port), hostname);
    await new Promise((done) => socket.once('data', done));
    socket.on('error', () => undefined);
    const gone = new Promise((done) => socket.once('close', done));
    await sandbox.close();
    await gone;
  });
});
