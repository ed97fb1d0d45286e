import nodemailer from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestSandbox, testSandbox } from '#test/sandbox.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.end());

const send = (mail: object) =>
  nodemailer
    .createTransport(sandbox.smtpUrl)
    .sendMail({ from: 'shop@elvare.example', to: 'kundin@example.com', ...mail });

async function visit(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(sandbox.inboxUrl + path, { method, headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

async function newestId(): Promise<string> {
  const answer = await fetch(`${sandbox.inboxUrl}/api/messages`);
  const [mail] = (await answer.json()) as { id: string }[];
  return mail?.id ?? '';
}

describe('the inbox page', () => {
  it('waits for the first mail in the language of the browser', async () => {
    expect((await visit('/', { 'accept-language': 'de' })).html).toContain('Noch keine Mails');
    expect((await visit('/', { 'accept-language': 'en' })).html).toContain('No mails yet');
  });

  it('lists mails, escaped, and says when nothing is new', async () => {
    await send({ subject: '<b>fett</b>', text: 'x' });
    const { html } = await visit('/');
    expect(html).toContain('&lt;b&gt;fett');
    const part = await visit('/?part=list');
    expect(part.html).not.toContain('<html');
    const etag = part.headers.get('etag') ?? '';
    expect((await visit('/?part=list', { 'if-none-match': etag })).status).toBe(304);
    await send({ subject: 'neu', text: 'x' });
    expect((await visit('/?part=list', { 'if-none-match': etag })).status).toBe(200);
  });

  it('shows HTML in a locked frame, and text', async () => {
    await send({
      subject: 'Bilder',
      text: 'Nur Text',
      html: '<p>Hallo</p><img src="cid:dot"><img src="https://other.example/x.png">',
      attachments: [{ filename: 'dot.png', content: 'x', cid: 'dot' }],
    });
    const id = await newestId();
    const page = await visit(`/messages/${id}`, { 'accept-language': 'de' });
    expect(page.html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    const body = await visit(`/messages/${id}/body`);
    const picture = `/messages/${id}/embedded/dot`;
    expect(body.html).toContain(`src="${picture}"`);
    const served = await visit(picture);
    expect([served.html, served.headers.get('content-type')]).toEqual(['x', 'image/png']);
    expect((await visit(`${picture}2`)).status).toBe(404);
    const policy = body.headers.get('content-security-policy');
    expect(policy).toContain('sandbox allow-popups');
    expect(policy).not.toContain('https:');
    expect((await visit(`/messages/${id}?view=text`)).html).toContain('Nur Text');
  });

  it('opens a mail without HTML as text', async () => {
    await send({ subject: 'Text', text: 'Zeile eins\nZeile zwei' });
    const page = await visit(`/messages/${await newestId()}?view=html`);
    expect(page.html).toContain('Zeile eins\nZeile zwei');
    expect(page.html).not.toContain('<iframe');
  });

  it('is emptied from the page, but not from elsewhere', async () => {
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    expect((await visit('/clear', elsewhere, 'POST')).status).toBe(403);
    const cleared = await visit('/clear', { 'sec-fetch-site': 'same-origin' }, 'POST');
    expect(cleared.status).toBe(303);
    expect((await visit('/messages/mail_gone')).status).toBe(404);
    expect((await visit('/messages/mail_gone/body')).status).toBe(404);
    expect((await visit('/', { 'accept-language': 'de' })).html).toContain('Noch keine Mails');
  });
});
