import * as z from 'zod/mini';
import { type AccountSession, accountReply } from '#contract/account-session.ts';

/** Returns the login in a reply of the session endpoint; undefined for an invalid reply. */
export function parseSession(body: unknown): AccountSession | null | undefined {
  return z.safeParse(accountReply, body).data?.session;
}
