import { eq } from 'drizzle-orm';
import { berlinDate, isoDate } from '../../rules/berlin-day.ts';
import { raiseAlert } from '../alerts/alerts.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import type { Shop } from '../shop.ts';
import { isAdmin } from './require-admin.ts';
import { users } from './schema.ts';

/** Wrong tries within an hour that are worth a word. */
const WORTH_TELLING = 10;

/**
 * Tells the shop's owner when an account that exists is being guessed at, and once a day whoever has
 * it. Customers' accounts share one alert: a list of addresses is to flood nobody's inbox.
 */
export async function tellOfAttack(shop: Shop, email: string, failures: number): Promise<void> {
  if (failures !== WORTH_TELLING) return;
  const [user] = await shop.db.select().from(users).where(eq(users.email, email));
  if (!user) return;
  shop.log.warn('many wrong passwords for one account', { account: user.id, failures });
  const subject = (await isAdmin(shop, user.id)) ? user.id : 'all';
  await shop.db.transaction(async (tx) => {
    await raiseAlert(shop, tx, { kind: 'login_attack', subject, data: { failures } });
    if (subject !== 'all' && email === shop.settings.adminEmail.toLowerCase()) return;
    if (!user.emailVerified) return;
    await queueMail(shop, tx, {
      kind: 'login-attempts',
      ref: `${user.id}:${isoDate(berlinDate(shop.now()))}`,
      recipient: user.email,
      language: user.language === 'en' ? 'en' : 'de',
      data: {},
    });
  });
}
