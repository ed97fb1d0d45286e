import { createTransport } from 'nodemailer';
import type { Settings } from '../env.ts';
import type { Composed } from './compose.ts';

/** A mail server that takes longer is tried again later. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

export interface Delivery extends Composed {
  /** Id of the row in `mails`; becomes the Message-ID. */
  readonly id: string;
  readonly recipient: string;
}

/**
 * Hands a mail to the SMTP server: null when it was taken, else what the server or the network said
 * (a code, never the recipient's address). One connection per mail and none at rest.
 */
export async function deliver(
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom'>,
  mail: Delivery,
): Promise<string | null> {
  const transport = createTransport({
    url: settings.smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // Nothing in a mail is ever read from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from: settings.mailFrom,
      // An object, because a string would be parsed and could name several people.
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: messageId(mail.id, settings.mailFrom),
      headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' },
      ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    });
    return null;
  } catch (error) {
    return failureText(error);
  } finally {
    transport.close();
  }
}

/** The same for every try of the same mail. */
export function messageId(id: string, mailFrom: string): string {
  const domain = /@([A-Za-z0-9.-]+)/.exec(mailFrom)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}

function failureText(error: unknown): string {
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>;
  const parts = [code, responseCode, command].filter((part) => part !== undefined).map(String);
  return parts.length > 0 ? parts.join(' ').slice(0, 200) : 'unknown failure';
}
