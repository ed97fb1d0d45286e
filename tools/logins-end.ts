/**
 * `npm run logins:end`: ends every login of every account. Works with and without a running shop.
 */
import { endAllLogins } from '#server/auth/end-logins.ts';
import { withDatabase } from './reach-database.ts';
import { fail } from './settings.ts';

const refused = await withDatabase(async (base) => {
  await endAllLogins(base, { userId: null, place: 'npm run logins:end' });
  process.stdout.write('Every login of every account has ended.\n');
  return undefined;
});
if (refused) fail(refused);
