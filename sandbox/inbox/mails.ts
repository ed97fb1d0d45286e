import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { newId } from '../ids.ts';
import type { Records } from '../records.ts';
import type { Store } from '../store.ts';

/** Only the newest mails are kept. */
export const MAX_MAILS = 1000;
/** …and no more than this many bytes of source. */
const MAX_TOTAL_BYTES = 200 * 1024 * 1024;

export interface MailAttachment {
  filename: string;
  mimeType: string;
  sizeBytes: number;
  contentId: string | null;
}

export interface Mail {
  id: string;
  /** ISO 8601, when the sandbox took it. */
  receivedAt: string;
  /** The address in the From header. */
  from: string;
  fromName: string;
  /** Recipients of the SMTP envelope, which include blind copies. */
  to: string[];
  subject: string;
  /** ISO 8601, from the Date header when it can be read. */
  date: string;
  messageId: string | null;
  text: string;
  /** Empty when the mail has no HTML part. */
  html: string;
  /** Header names in small letters; repeated headers are joined by a newline. */
  headers: Record<string, string>;
  attachments: MailAttachment[];
  sizeBytes: number;
}

export interface MailRecord extends Mail {
  /** The source as it came, base64. */
  raw: string;
}

/** The mailbox behind SMTP, the JSON API and the page. */
export interface Mailbox {
  /** Resolves when the mail is on disk. */
  deliver(source: Buffer, envelope: { from: string; to: string[] }): Promise<void>;
  /** Newest first. */
  list(): MailRecord[];
  find(id: string): MailRecord | undefined;
  clear(): Promise<void>;
  /** Refuses the next mails with this SMTP code. */
  rejectNext(count: number, code: number): void;
  /** The code to refuse this mail with, and one less to refuse; undefined when it is to be taken. */
  takeRejection(): number | undefined;
}

export function createMailbox(store: Store<Records>): Mailbox {
  let toReject = 0;
  let rejectCode = 451;
  return {
    deliver: async (source, envelope) => {
      const record = await readMail(source, envelope);
      const tx = store.begin();
      tx.put('mails', record.id, record);
      for (const id of surplus([...store.values('mails'), record])) tx.delete('mails', id);
      await tx.commit();
    },
    list: () => [...store.values('mails')].reverse(),
    find: (id) => store.get('mails', id),
    clear: async () => {
      const tx = store.begin();
      for (const mail of store.values('mails')) tx.delete('mails', mail.id);
      await tx.commit();
    },
    rejectNext: (count, code) => {
      toReject = count;
      rejectCode = code;
    },
    takeRejection: () => {
      if (toReject === 0) return undefined;
      toReject -= 1;
      return rejectCode;
    },
  };
}

/** Ids of the oldest mails that exceed the mailbox's bounds; the newest always stays. */
export function surplus(oldestFirst: readonly { id: string; sizeBytes: number }[]): string[] {
  let bytes = 0;
  let count = 0;
  const ids: string[] = [];
  for (const mail of [...oldestFirst].reverse()) {
    bytes += mail.sizeBytes;
    count += 1;
    if (count > 1 && (count > MAX_MAILS || bytes > MAX_TOTAL_BYTES)) ids.push(mail.id);
  }
  return ids;
}

async function readMail(
  source: Buffer,
  envelope: { from: string; to: string[] },
): Promise<MailRecord> {
  const mail = await PostalMime.parse(source, { attachmentEncoding: 'arraybuffer' });
  const receivedAt = new Date().toISOString();
  const sentAt = mail.date ? Date.parse(mail.date) : Number.NaN;
  return {
    id: newId('mail'),
    receivedAt,
    from: mail.from?.address || envelope.from,
    fromName: mail.from?.name ?? '',
    to: envelope.to,
    subject: mail.subject ?? '',
    date: Number.isNaN(sentAt) ? receivedAt : new Date(sentAt).toISOString(),
    messageId: mail.messageId ?? null,
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: headersOf(mail),
    attachments: mail.attachments.map((attachment) => ({
      filename: attachment.filename ?? 'attachment',
      mimeType: attachment.mimeType,
      sizeBytes: bytesOf(attachment).byteLength,
      contentId: attachment.contentId?.replace(/^<|>$/g, '') ?? null,
    })),
    sizeBytes: source.byteLength,
    raw: source.toString('base64'),
  };
}

function headersOf(mail: Email): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { key, value } of mail.headers) {
    headers[key] = headers[key] === undefined ? value : `${headers[key]}\n${value}`;
  }
  return headers;
}

function bytesOf({ content }: Attachment): Uint8Array<ArrayBuffer> {
  if (typeof content === 'string') return new TextEncoder().encode(content);
  return new Uint8Array(content);
}

/** The content of one attachment, decoded from the source again. */
export async function attachmentBytes(
  record: MailRecord,
  index: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const source = Buffer.from(record.raw, 'base64');
  const mail = await PostalMime.parse(source, { attachmentEncoding: 'arraybuffer' });
  const attachment = mail.attachments[index];
  return attachment && bytesOf(attachment);
}
