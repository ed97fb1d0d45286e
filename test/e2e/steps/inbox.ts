import { inboxUrl } from '#test/places.ts';
import { expect } from './journey.ts';

export interface InboxMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

async function mailsTo(recipient: string, inbox: string): Promise<InboxMail[]> {
  const address = `${inbox}/api/messages?to=${encodeURIComponent(recipient)}`;
  return (await (await fetch(address)).json()) as InboxMail[];
}

/** Waits for a mail to `recipient` whose subject matches; returns the newest. */
export async function mailTo(
  recipient: string,
  subject: RegExp,
  inbox = inboxUrl(),
): Promise<InboxMail> {
  let found: InboxMail | undefined;
  await expect(async () => {
    found = (await mailsTo(recipient, inbox)).find((mail) => subject.test(mail.subject));
    expect(found, `a mail to ${recipient}: ${subject}`).toBeDefined();
  }).toPass({ timeout: 20_000, intervals: [100, 250, 500] });
  if (!found) throw new Error('no mail');
  return found;
}

/** The first address in a mail that contains `part`. */
export function linkIn(mail: InboxMail, part: string): string {
  const link = [...mail.text.matchAll(/https?:\/\/\S+/g)]
    .map(([url]) => url)
    .find((url) => url.includes(part));
  if (!link) throw new Error(`no link with ${part} in:\n${mail.text}`);
  return link;
}
