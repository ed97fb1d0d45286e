import * as z from 'zod/mini';
import { type AccountSession, accountReply } from '../../contract/account.ts';

/** The login in a reply of the session endpoint; undefined for a reply that is none. */
export function parseSession(body: unknown): AccountSession | null | undefined {
  return z.safeParse(accountReply, body).data?.session;
}
