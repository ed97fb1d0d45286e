import { callApi, okReply } from '../api.ts';
import { emitAuthEvent } from './account-store.ts';

/** Ends the login on the server, and after that in this tab and the others. */
export async function signOut(): Promise<boolean> {
  const result = await callApi('POST /api/auth/sign-out', {}, okReply);
  if (result.ok) emitAuthEvent('SIGNED_OUT', null);
  return result.ok;
}
