import { Hono } from 'hono';
import { z } from 'zod';
import { attachmentBytes, type Mail, type Mailbox, type MailRecord } from './mails.ts';

const faults = z.strictObject({
  reject: z.int().min(0).max(1_000_000),
  code: z.int().min(400).max(599).default(451),
});

/**
 * The mailbox as JSON:
 * - `GET /api/messages` (`?to=` one recipient) newest first
 * - `GET /api/messages/:id/source`, `GET /api/messages/:id/attachments/:index`
 * - `DELETE /api/messages` empties it
 * - `POST /api/faults` `{ "reject": n, "code": 451 }` refuses the next n mails
 */
export function createMailApi(mailbox: Mailbox): Hono {
  const app = new Hono().basePath('/api');

  app.get('/messages', (c) => {
    const to = c.req.query('to')?.toLowerCase();
    const found = mailbox
      .list()
      .filter((mail) => to === undefined || mail.to.some((one) => one.toLowerCase() === to));
    return c.json(found.map(publicMail));
  });

  app.delete('/messages', async (c) => {
    await mailbox.clear();
    return c.body(null, 204);
  });

  app.get('/messages/:id/source', (c) => {
    const mail = mailbox.find(c.req.param('id'));
    if (!mail) return c.json({ error: 'No such message' }, 404);
    return c.body(Buffer.from(mail.raw, 'base64'), 200, {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  app.get('/messages/:id/attachments/:index', async (c) => {
    const mail = mailbox.find(c.req.param('id'));
    const index = Number(c.req.param('index'));
    const facts = mail?.attachments[index];
    const bytes = mail && facts && (await attachmentBytes(mail, index));
    if (!facts || !bytes) return c.json({ error: 'No such attachment' }, 404);
    const name = encodeURIComponent(facts.filename);
    return c.body(bytes, 200, {
      'content-type': facts.mimeType,
      // Strangers' files are never rendered as pages of ours.
      'content-disposition': `inline; filename*=UTF-8''${name}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  app.post('/faults', async (c) => {
    const read = faults.safeParse(await c.req.json().catch(() => undefined));
    if (!read.success) return c.json({ error: z.prettifyError(read.error) }, 400);
    mailbox.rejectNext(read.data.reject, read.data.code);
    return c.json({});
  });
  return app;
}

function publicMail({ raw: _raw, ...mail }: MailRecord): Mail {
  return mail;
}
