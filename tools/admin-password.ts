/**
 * `npm run admin:password`: sets a new password for the owner's account and prints it once. Works with and
 * without a running shop.
 */
import { resetAdminPassword, UnusablePassword } from '#server/auth/first-admin.ts';
import { withDatabase } from './reach-database.ts';
import { fail } from './settings.ts';

const refused = await withDatabase(async (base) => {
  try {
    const { email, password } = await resetAdminPassword(base, base.settings.adminPassword);
    process.stdout.write(`${email}, password ${password}\n`);
    return undefined;
  } catch (error) {
    if (!(error instanceof UnusablePassword)) throw error;
    return error.message;
  }
});
if (refused) fail(refused);
