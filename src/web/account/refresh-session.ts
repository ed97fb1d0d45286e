import type { AccountSession } from '../../contract/account.ts';
import { type AuthEvent, applyAuthEvent, useAccount } from './account-store.ts';
import { readSession } from './read-session.ts';

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
