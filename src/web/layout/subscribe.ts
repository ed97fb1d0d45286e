import * as z from 'zod/mini';
import { callApi, okReply } from '#browser/api.ts';
import { emailAddress } from '#contract/forms.ts';
import type { Lang } from '#routes.ts';

/** `refused` is the server's sentence; empty if it has none. */
export type Subscription = 'done' | 'invalid' | 'offline' | { readonly refused: string };

/**
 * Requests the double opt-in mail (docs/specification.md#21-every-page). The result is the same for every
 * valid address.
 */
export async function subscribe(email: unknown, language: Lang): Promise<Subscription> {
  const address = z.safeParse(emailAddress, email);
  if (!address.success) return 'invalid';
  const result = await callApi(
    'POST /api/newsletter',
    { body: { email: address.data, language } },
    okReply,
  );
  if (result.ok) return 'done';
  return result.code === 'offline' ? 'offline' : { refused: result.message };
}
