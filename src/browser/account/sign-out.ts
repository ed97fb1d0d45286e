import * as z from 'zod/mini';
import { callApi } from '../api.ts';
import { emitAuthEvent } from './account-store.ts';

const reply = z.object({ ok: z.boolean() });

/** Ends the login on the server, and after that in this tab and the others. */
export async function signOut(): Promise<boolean> {
  const result = await callApi('POST /api/auth/sign-out', {}, reply);
  if (result.ok) emitAuthEvent('SIGNED_OUT', null);
  return result.ok;
}
