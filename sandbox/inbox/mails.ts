import PostalMime, { type Email } from 'postal-mime';
import { newId } from '../ids.ts';
import type { MailRecord, Records } from '../records.ts';
import type { Store } from '../store.ts';

/** Only the newest mails are kept. */
const MAX_MAILS = 1000;

/** The mailbox behind SMTP, the JSON API and the page. */
export class Mailbox {
  readonly #store: Store<Records>;
  #toReject = 0;
  #rejectCode = 451;

  constructor(store: Store<Records>) {
    this.#store = store;
  }

  /** Resolves when the mail is stored. */
  async deliver(source: Buffer, to: string[]): Promise<void> {
    const mail = await parse(source);
    const tx = this.#store.begin();
    const id = newId('mail');
    tx.put('mails', id, {
      id,
      receivedAt: new Date().toISOString(),
      from: mail.from?.address ?? '',
      fromName: mail.from?.name ?? '',
      to,
      subject: mail.subject ?? '',
      messageId: mail.messageId ?? null,
      text: mail.text ?? '',
      html: mail.html ?? '',
      raw: source.toString('base64'),
    });
    for (const old of this.list().slice(MAX_MAILS - 1)) tx.delete('mails', old.id);
    tx.commit();
  }

  /** Newest first. */
  list(): MailRecord[] {
    return [...this.#store.values('mails')].reverse();
  }

  find(id: string): MailRecord | undefined {
    return this.#store.get('mails', id);
  }

  clear(): void {
    const tx = this.#store.begin();
    for (const mail of this.list()) tx.delete('mails', mail.id);
    tx.commit();
  }

  /** Refuses the next mails with this SMTP code. */
  rejectNext(count: number, code: number): void {
    this.#toReject = count;
    this.#rejectCode = code;
  }

  /** The code to refuse this mail with, and one less to refuse; undefined when it is to be taken. */
  takeRejection(): number | undefined {
    if (this.#toReject === 0) return undefined;
    this.#toReject -= 1;
    return this.#rejectCode;
  }
}

function parse(source: Buffer): Promise<Email> {
  return PostalMime.parse(source, { attachmentEncoding: 'arraybuffer' });
}

/** A picture of the mail by the name that its HTML has for it (`cid:`). */
export async function embedded(
  { raw }: MailRecord,
  contentId: string,
): Promise<{ type: string; bytes: ArrayBuffer } | undefined> {
  const { attachments } = await parse(Buffer.from(raw, 'base64'));
  const found = attachments.find((one) => one.contentId === `<${contentId}>`);
  return found && { type: found.mimeType, bytes: found.content as ArrayBuffer };
}
