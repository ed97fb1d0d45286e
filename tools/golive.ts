/**
 * `npm run golive -- new`: marks an empty database as a live shop's and makes the owner's account; prints its login once.
 */
import { ensureFirstAdmin, isJournal, UnusablePassword } from '#server/auth/first-admin.ts';
import { markLive } from '#server/golive/mark.ts';
import { withAnyDatabase } from './reach-database.ts';
import { fail } from './settings.ts';
import { loginLine } from './start-table.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const refused = await withAnyDatabase(async (base) => {
  const { db, settings } = base;
  if (settings.shopMode !== 'live') return 'SHOP_MODE is demo: set SHOP_MODE=live first.';
  const refusal = await markLive(db, new Date());
  if (refusal !== undefined) return refusal;
  try {
    const admin = await ensureFirstAdmin(base, { isJournal: isJournal(process.env) });
    say(`A live shop’s database. The owner: ${loginLine(settings, admin)}`);
    say('Next: npm run catalogue:import -- FOLDER --publish');
    return undefined;
  } catch (error) {
    if (error instanceof UnusablePassword) return `${error.message} Then: npm run admin:password`;
    throw error;
  }
});
if (refused !== undefined) fail(refused);
