import type { WireSession } from '../records.ts';

/** The shop's success address with this session's id filled in. */
export function successTarget(session: WireSession): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

/** The shop's address for customers who turn back, if it gave one. */
export function cancelTarget(session: WireSession): string | null {
  return session.cancel_url?.replaceAll('{CHECKOUT_SESSION_ID}', session.id) ?? null;
}
