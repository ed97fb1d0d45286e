import * as z from 'zod/mini';
import { AUTH_PATHS } from '#contract/account.ts';
import { sendJson } from '../api.ts';
import { emitAuthEvent } from './account-store.ts';

const reply = z.object({ ok: z.boolean() });

/** Ends the login on the server, and after that in this tab and the others. */
export async function signOut(): Promise<boolean> {
  const result = await sendJson(AUTH_PATHS.signOut, {}, reply);
  if (result.ok) emitAuthEvent('SIGNED_OUT', null);
  return result.ok;
}
