import { create } from 'zustand';
import type { AccountSession } from '#contract/account-session.ts';
import { openTabChannel } from '../tab-channel.ts';

/** Login events; every change of the login is one of them (docs/specification.md#4-states). */
export type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY';

export interface AccountState {
  /** `unknown`: the server could not be reached; the request is retried. */
  readonly status: 'loading' | 'unknown' | 'signed-out' | 'signed-in';
  readonly session: AccountSession | null;
}

/** State of the login, without the token, which scripts can't read (docs/specification.md#3-data). */
export const useAccount = create<AccountState>(() => ({
  status: 'loading',
  session: null,
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
  useAccount.setState({ status: session ? 'signed-in' : 'signed-out', session });
  for (const listener of listeners) listener(event, session);
}

/** Records a change of the login and notifies the other tabs, which read the login from the server. */
export function emitAuthEvent(event: AuthEvent, session: AccountSession | null): void {
  applyAuthEvent(event, session);
  channel?.postMessage(event);
}

/** Opens the channel on which tabs notify each other of login events, and calls back on those of others. */
export function followOtherTabs(onEvent: () => void): void {
  channel ??= openTabChannel('elvare-account');
  if (channel) channel.onmessage = onEvent;
}
