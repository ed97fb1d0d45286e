import { and, desc, eq } from 'drizzle-orm';
import type { MailKind } from '#server/mail-queue/mail-kinds.ts';
import { withLinks } from '#server/mail-queue/mailed-url.ts';
import { mails } from '#server/mail-queue/schema.ts';
import type { TestShop } from './shop.ts';

/** The link in the latest mail of a kind to an address, as its reader gets it. */
export async function mailedLink(test: TestShop, kind: MailKind, recipient: string): Promise<URL> {
  const [mail] = await test.shop.db
    .select()
    .from(mails)
    .where(and(eq(mails.kind, kind), eq(mails.recipient, recipient)))
    .orderBy(desc(mails.createdAt))
    .limit(1);
  if (!mail) throw new Error(`no ${kind} to ${recipient}`);
  return new URL(String(withLinks(test.shop.settings, mail)['url']));
}

/** The token of a mailed link, whatever its page calls it. */
export function tokenOf({ hash, search }: URL): string {
  const [token = ''] = [...new URLSearchParams(hash.slice(1)).values()];
  if (token === '' || search !== '') throw new Error('the token stands behind #, and nowhere else');
  return token;
}

/** The token of the latest mail. */
export async function mailedToken(
  test: TestShop,
  kind: MailKind,
  recipient: string,
): Promise<string> {
  return tokenOf(await mailedLink(test, kind, recipient));
}
