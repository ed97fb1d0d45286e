import { Hono } from 'hono';
import { knownHostsOnly } from '../guard.ts';
import { listen, reachable } from '../http.ts';
import { ListenFailure } from '../problem.ts';
import type { Records } from '../records.ts';
import type { Store } from '../store.ts';
import { createMailApi } from './api.ts';
import { Mailbox } from './mails.ts';
import { createInboxPage } from './page/routes.ts';
import { listenSmtp } from './smtp.ts';

/** It shows every mail, the owner's new password too: nobody else on the network may read them. */
const HOST = '127.0.0.1';

/** Starts SMTP and the inbox's page; returns where they are. `undo` gets what has to be closed. */
export async function startInbox(
  ports: { readonly inboxPort?: number; readonly smtpPort?: number },
  store: Store<Records>,
  undo: (() => Promise<void> | void)[],
): Promise<{ inboxUrl: string; smtpUrl: string }> {
  const mailbox = new Mailbox(store);
  const app = new Hono();
  app.use(knownHostsOnly([]));
  app.route('/', createMailApi(mailbox));
  app.route('/', createInboxPage(mailbox));
  const server = await listen(app, HOST, ports.inboxPort ?? 0, 'INBOX_PORT');
  undo.push(() => server.close());

  const smtpPort = ports.smtpPort ?? 0;
  const smtp = await listenSmtp(mailbox, HOST, smtpPort).catch((error: unknown) => {
    throw new ListenFailure('SMTP_PORT', HOST, smtpPort, error);
  });
  undo.push(() => smtp.close());
  return {
    inboxUrl: reachable('http', HOST, server.port),
    smtpUrl: reachable('smtp', HOST, smtp.port),
  };
}
