import { createTransport } from 'nodemailer';
import type { EffectiveFirm } from '#rules/firm.ts';
import type { Settings } from '../env.ts';
import { MAIL_CONNECT_MS, MAIL_SILENCE_MS } from '../waits.ts';
import type { ComposedMail } from './compose.ts';
import { NOTICE_CID, type ReadUpload, readPictures } from './letter-picture.ts';

export interface Delivery extends ComposedMail {
  /** Id of the row in `mails`; becomes the Message-ID. */
  readonly id: string;
  readonly recipient: string;
  /** PNG of the notice about the legal guarantee, if the mail shows it. */
  readonly notice?: Buffer | undefined;
  /** PNG of the open box with what was bought. */
  readonly openBox?: Buffer | undefined;
  /** Invoice or correction, under its name. */
  readonly file?: { readonly filename: string; readonly content: Buffer } | undefined;
}

export interface DeliveryFailure {
  /** Codes of the server or the network, never the recipient's address. */
  readonly reason: string;
  /** The server refused this recipient or this mail for good (5xx): no later try would help. */
  readonly permanent: boolean;
}

type Server = Pick<Settings, 'smtpUrl' | 'smtpTls'>;
type Sender = Pick<EffectiveFirm, 'sender' | 'senderEmail' | 'replyTo'>;

const openTransport = (
  settings: Server,
  connectMs = MAIL_CONNECT_MS,
  silenceMs = MAIL_SILENCE_MS,
) =>
  createTransport({
    url: settings.smtpUrl,
    requireTLS: settings.smtpTls,
    dnsTimeout: connectMs,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    // No text in a mail makes nodemailer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Signs in to the SMTP server and leaves again; null when it let the shop in. */
export async function tryLogin(settings: Server, withinMs: number): Promise<string | null> {
  const transport = openTransport(settings, withinMs, withinMs);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return deliveryFailure(error).reason;
  } finally {
    transport.close();
  }
}

/**
 * Hands a mail to the SMTP server; null when it was taken. One connection per mail and none at rest.
 */
export async function deliver(
  settings: Server & Sender,
  mail: Delivery,
  readUpload: ReadUpload,
): Promise<DeliveryFailure | null> {
  const transport = openTransport(settings);
  const pictures = await readPictures(mail.pictures, readUpload, mail.openBox);
  const { sender, senderEmail, replyTo = senderEmail } = settings;
  const answersTo = mail.replyTo ?? replyTo;
  try {
    await transport.sendMail({
      // Objects, because a string would be parsed and could name several people.
      from: { name: sender, address: senderEmail },
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachments: [
        ...pictures,
        ...(mail.notice
          ? [{ cid: NOTICE_CID, filename: 'guarantee-notice.png', content: mail.notice }]
          : []),
        ...(mail.file ? [{ ...mail.file, contentType: 'application/pdf' }] : []),
      ],
      messageId: messageId(mail.id, senderEmail),
      headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' },
      ...(answersTo !== senderEmail && { replyTo: { name: '', address: answersTo } }),
    });
    return null;
  } catch (error) {
    return deliveryFailure(error);
  } finally {
    transport.close();
  }
}

/** Domain of an address. */
export function domainOf(address: string): string {
  return /@([A-Za-z0-9.-]+)/.exec(address)?.[1] ?? 'localhost';
}

/** The same for every try of the same mail. */
export function messageId(id: string, sender: string): string {
  return `<${id}@${domainOf(sender)}>`;
}

/** SMTP commands whose refusal is about this mail, not about the login or the server's state. */
const ABOUT_THE_MAIL = /^(RCPT TO|DATA|BDAT)$/;

function deliveryFailure(error: unknown): DeliveryFailure {
  const { code, responseCode, command, message } = (error ?? {}) as Record<string, unknown>;
  // For a refused certificate the library's code is only that the connection failed.
  const isUntrusted = code === 'ESOCKET' && /certificate/i.test(String(message));
  const parts = [code, responseCode, command, isUntrusted ? 'certificate refused' : undefined]
    .filter((part) => part !== undefined)
    .map(String);
  return {
    reason: parts.length > 0 ? parts.join(' ').slice(0, 200) : 'unknown failure',
    permanent:
      typeof responseCode === 'number' &&
      responseCode >= 500 &&
      typeof command === 'string' &&
      ABOUT_THE_MAIL.test(command),
  };
}
