import type { StaffRole } from '#rules/roles.ts';
import { ensureFirstAdmin } from '#server/auth/first-admin.ts';
import type { TestShop } from './shop.ts';

const PASSWORD = 'test-passwort';

/** The cookies of a reply as a browser would send them back. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Signs up (once) and in; returns the login's cookie. */
export async function signInCustomer(test: TestShop, email: string): Promise<string> {
  const login = { email, password: PASSWORD };
  await test.send('POST', '/api/auth/sign-up/email', login);
  return cookieOf(await test.send('POST', '/api/auth/sign-in/email', login));
}

/** Creates the owner's account if need be and signs in. */
export async function signInAdmin(test: TestShop): Promise<string> {
  const settings = { ...test.shop.settings, adminPassword: PASSWORD };
  const { email } = await ensureFirstAdmin({ ...test.shop, settings });
  const login = { email, password: PASSWORD };
  return cookieOf(await test.send('POST', '/api/auth/sign-in/email', login));
}

/** Signs in somebody who has a role of the back office. */
export async function signInStaff(test: TestShop, role: StaffRole): Promise<string> {
  const email = `${role}@laden.example`;
  const cookie = await signInCustomer(test, email);
  const give = 'INSERT INTO user_roles (user_id, role) SELECT id, $2 FROM users WHERE email = $1';
  await test.shop.pool.query(give, [email, role]);
  return cookie;
}
