import { createHash, randomUUID } from 'node:crypto';
import { AUTH_PATHS } from '../../contract/account.ts';
import { href } from '../../routes.ts';
import { mails } from '../db/schema.ts';
import type { Shop } from '../shop.ts';

interface Recipient {
  readonly email: string;
  readonly language?: string | null;
}

/** Stores the mail of a token, one per token and never two, and the job that sends it. */
async function queueTokenMail(
  shop: Shop,
  kind: 'password-reset' | 'verify-email',
  user: Recipient,
  token: string,
  url: string,
): Promise<void> {
  // The token itself is not to be found in the mail's reference.
  const ref = createHash('sha256').update(token).digest('base64url');
  const language = user.language === 'en' ? 'en' : 'de';
  const id = randomUUID();
  await shop.db.transaction(async (tx) => {
    const added = await tx
      .insert(mails)
      .values({ id, kind, ref, recipient: user.email, language, data: { url } })
      .onConflictDoNothing()
      .returning({ id: mails.id });
    if (added.length > 0) await shop.jobs.add('send-mail', { mailId: id }, { tx });
  });
}

/** Sends the link that sets a new password, `/auth?reset=<token>`, good for an hour. */
export async function mailPasswordReset(shop: Shop, user: Recipient, token: string): Promise<void> {
  const page = href('auth', user.language === 'en' ? 'en' : 'de');
  const url = `${shop.settings.baseUrl}${page}?reset=${encodeURIComponent(token)}`;
  await queueTokenMail(shop, 'password-reset', user, token, url);
}

/** Sends the link that proves the address is theirs; it answers on the account page. */
export async function mailVerification(shop: Shop, user: Recipient, token: string): Promise<void> {
  const query = new URLSearchParams({ token, lang: user.language === 'en' ? 'en' : 'de' });
  const url = `${shop.settings.baseUrl}${AUTH_PATHS.verifyEmail}?${query}`;
  await queueTokenMail(shop, 'verify-email', user, token, url);
}
