import { viewKeyOf } from '#sandbox/guard.ts';
import type { AdminLogin } from '#server/auth/first-admin.ts';
import { isLoopback, reachableHost } from '#server/env/values.ts';
import type { Settings } from '#server/env.ts';

/** Returns a line about the owner's login, with what is told only once. */
export function loginLine({ adminPassword }: Settings, admin: AdminLogin): string {
  const logins = {
    link: `${admin.email}, set a password within an hour: ${admin.link}`,
    password: `${admin.email}, password ${admin.password} (shown only this once)`,
    set: `${admin.email}, password of ADMIN_PASSWORD at the first start, or changed since (npm run admin:password sets it anew)`,
    before: `${admin.email}, password as before (npm run admin:password sets a new one)`,
  };
  const known = adminPassword === undefined ? 'before' : 'set';
  return logins[admin.link ? 'link' : admin.password ? 'password' : known];
}

/** Returns the last lines of a start: the URLs of all parts and the owner's login. */
export function startTable(settings: Settings, admin: AdminLogin): string {
  const host = settings.host === '127.0.0.1' ? 'localhost' : reachableHost(settings.host);
  const sandbox = `http://${host}:${settings.sandboxPort}`;
  const rows: [string, string][] = [
    ['Shop', settings.baseUrl],
    ['Admin', `${settings.baseUrl}/admin`],
    ['', loginLine(settings, admin)],
  ];
  if (settings.sandbox.payment) {
    rows.push([
      'Hosted payment (sandbox)',
      `${sandbox}/?key=${viewKeyOf(settings.stripe.secretKey)}`,
    ]);
  }
  if (settings.sandbox.mail) rows.push(['Inbox', `http://localhost:${settings.inboxPort}`]);
  if (settings.sandbox.payment && !isLoopback(settings.host)) {
    rows.push([
      'Open to the network',
      `payment sandbox on ${settings.host}:${settings.sandboxPort}`,
    ]);
  }
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.map(([name, value]) => `  ${name.padEnd(width)}${value}`).join('\n');
}
