import type { AccountSession } from '../../contract/account.ts';
import { AUTH_PATHS } from '../../contract/auth-paths.ts';

function saysNoLogin(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'session' in body && body.session === null;
}

/** Reads the login; undefined if the server can't be reached. Without a login it loads no parser. */
export async function readSession(): Promise<AccountSession | null | undefined> {
  try {
    const response = await fetch(AUTH_PATHS.session, { headers: { accept: 'application/json' } });
    const body: unknown = await response.json();
    if (saysNoLogin(body)) return null;
    return (await import('./parse-session.ts')).parseSession(body);
  } catch (error) {
    console.warn('the login could not be read', error);
    return undefined;
  }
}
