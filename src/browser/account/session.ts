import type { AccountSession } from '#contract/account-session.ts';
import type { ApiPath } from '../api.ts';
import { type AuthEvent, applyAuthEvent, followOtherTabs, useAccount } from './account-store.ts';

function saysNoLogin(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'session' in body && body.session === null;
}

/** Reads the login; undefined if the server can't be reached. Without a login it loads no parser. */
export async function readSession(): Promise<AccountSession | null | undefined> {
  try {
    const response = await fetch('/api/auth/session' satisfies ApiPath, {
      headers: { accept: 'application/json' },
    });
    const body: unknown = await response.json();
    if (saysNoLogin(body)) return null;
    return (await import('./parse-session.ts')).parseSession(body);
  } catch (error) {
    console.warn('the login could not be read', error);
    return undefined;
  }
}

function eventBetween(before: AccountSession | null, after: AccountSession | null): AuthEvent {
  if (!after) return 'SIGNED_OUT';
  if (before?.user.id !== after.user.id) return 'SIGNED_IN';
  return before.expires_at === after.expires_at ? 'USER_UPDATED' : 'TOKEN_REFRESHED';
}

/** Reads the login again and emits the change as an event. Does nothing if the server can't be reached. */
export async function refreshSession(): Promise<void> {
  const { session: before } = useAccount.getState();
  const after = await readSession();
  if (after === undefined || (before === null && after === null)) return;
  applyAuthEvent(eventBetween(before, after), after);
}

const RETRY_MS = 5_000;
const RETRY_AT_MOST_MS = 60_000;

/** Reads the login, with retries until the server responds or somebody signs in. */
async function readFirst(retryMs: number): Promise<void> {
  const session = await readSession();
  if (useAccount.getState().session) return;
  if (session !== undefined) {
    applyAuthEvent('INITIAL_SESSION', session);
    return;
  }
  useAccount.setState({ status: 'unknown' });
  setTimeout(readFirst, retryMs, Math.min(retryMs * 2, RETRY_AT_MOST_MS));
}

/** Reads the login and follows changes in other tabs. Call once per document. */
export function startAccount(): void {
  void readFirst(RETRY_MS);
  followOtherTabs(() => void refreshSession());
}
