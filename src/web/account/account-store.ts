import { create } from 'zustand';
import type { AccountSession } from '../../contract/account.ts';
import { AUTH_PATHS } from '../../contract/auth-paths.ts';

/** The events of spec section 4; every change of the login is one of them. */
export type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY';

export interface AccountState {
  readonly status: 'loading' | 'signed-out' | 'signed-in';
  readonly session: AccountSession | null;
  readonly lastEvent: AuthEvent | null;
}

/** Who is signed in, as far as scripts may know (decision 18). */
export const useAccount = create<AccountState>(() => ({
  status: 'loading',
  session: null,
  lastEvent: null,
}));

type Listener = (event: AuthEvent, session: AccountSession | null) => void;
const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

/** Calls back on every event until the returned function is called. */
export function onAuthEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Records a change of the login in this tab. */
export function applyAuthEvent(event: AuthEvent, session: AccountSession | null): void {
  useAccount.setState({ status: session ? 'signed-in' : 'signed-out', session, lastEvent: event });
  for (const listener of listeners) listener(event, session);
}

/** Records a change of the login and tells the other tabs, which ask the server themselves. */
export function emitAuthEvent(event: AuthEvent, session: AccountSession | null): void {
  applyAuthEvent(event, session);
  channel?.postMessage(event);
}

function saysNoLogin(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'session' in body && body.session === null;
}

/** Undefined when the server can't be asked. Visitors without a login need no parser. */
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

/** Reads the login and follows other tabs. Call once, in an effect. */
export function startAccount(): () => void {
  void readSession().then((session) => applyAuthEvent('INITIAL_SESSION', session ?? null));
  channel = new BroadcastChannel('elvare-account');
  channel.onmessage = () => {
    import('./refresh-session.ts').then(
      ({ refreshSession }) => refreshSession(),
      (error: unknown) => console.warn('another tab can not be followed', error),
    );
  };
  return () => {
    channel?.close();
    channel = undefined;
  };
}
