import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Listening } from '../http.ts';
import type { Mailbox } from './mails.ts';

const MAX_MAIL_BYTES = 15 * 1024 * 1024;
/** Open connections are closed after this long when the server stops. */
const CLOSE_GRACE_MS = 200;

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** Takes every mail from everybody without login. Rejects when the port is taken. */
export function listenSmtp(mailbox: Mailbox, host: string, port: number): Promise<Listening> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    name: 'elvare-sandbox',
    size: MAX_MAIL_BYTES,
    logger: false,
    closeTimeout: CLOSE_GRACE_MS,
    onData: (stream, session, callback) => {
      take(mailbox, stream, session).then(
        () => callback(null),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      // A client that breaks off is its own problem; without a listener Node would end here.
      server.on('error', () => undefined);
      done({
        port: (server.server.address() as AddressInfo).port,
        close: () => new Promise((closed) => server.close(() => closed())),
      });
    });
  });
}

async function take(
  mailbox: Mailbox,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    // Bytes above the limit are read to the end, as SMTP requires, and dropped.
    if (!stream.sizeExceeded) chunks.push(chunk as Buffer);
  }
  if (stream.sizeExceeded) throw refusal(552, 'Message exceeds the maximum size');
  const code = mailbox.takeRejection();
  if (code !== undefined) throw refusal(code, 'Refused (asked for by a test)');
  const to = session.envelope.rcptTo.map(({ address }) => address);
  await mailbox.deliver(Buffer.concat(chunks), to);
}
