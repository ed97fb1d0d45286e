import { Hono } from 'hono';
import { z } from 'zod';
import type { Mail, MailRecord } from '../records.ts';
import type { Mailbox } from './mails.ts';

const faults = z.strictObject({
  reject: z.int().min(0).max(1_000_000),
  code: z.int().min(400).max(599).default(451),
});

/**
 * The mailbox as JSON:
 * - `GET /api/messages` (`?to=` one recipient) newest first
 * - `GET /api/messages/:id/source`
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

  app.delete('/messages', (c) => {
    mailbox.clear();
    return c.body(null, 204);
  });

  app.get('/messages/:id/source', (c) => {
    const { raw } = mailbox.find(c.req.param('id')) ?? {};
    return raw === undefined ? c.notFound() : c.text(Buffer.from(raw, 'base64').toString());
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
