import * as z from 'zod/mini';
import { errorReply } from '#contract/errors.ts';
import type { Lang } from '#routes.ts';

/** Sends a body and returns the reply's, whatever its status; undefined if no reply came. */
export async function requestReply(
  method: 'POST' | 'PUT',
  path: string,
  lang: Lang,
  body: unknown,
): Promise<unknown> {
  try {
    const response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json', 'accept-language': lang },
      body: JSON.stringify(body),
    });
    return await response.json();
  } catch {
    return undefined;
  }
}

/** Returns the sentence of an error reply; empty if it is none. */
export const errorSentence = (reply: unknown): string =>
  z.safeParse(errorReply, reply).data?.error ?? '';
