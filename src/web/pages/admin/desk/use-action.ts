import { useState } from 'react';
import type * as z from 'zod/mini';
import { sendJson } from '#browser/api.ts';
import { confirmed } from '#browser/confirm/confirm-store.ts';
import type { DeskProps } from './texts.ts';
import { useProblem } from './use-problem.ts';

/**
 * Sends one thing at a time to the API. `problem` says why the last one failed, in the page's
 * language; `send` answers the parsed reply, or undefined after a failure.
 */
export function useAction({
  texts,
  lang,
  name,
}: Pick<DeskProps, 'lang'> & {
  readonly texts: Pick<DeskProps['texts'], 'failed'>;
  /** Name of what is changed; default: the section's. */
  readonly name?: string;
}) {
  const [busy, setBusy] = useState(false);
  const { problem, setProblem } = useProblem(name);
  const send = async <T>(path: string, body: unknown, schema: z.ZodMiniType<T>) => {
    if (busy) return undefined;
    setBusy(true);
    setProblem('');
    const headers = { 'accept-language': lang };
    const reply = await confirmed(() => sendJson(path, body, schema, { headers }));
    setBusy(false);
    if (reply.ok) return reply.data;
    setProblem(reply.message || texts.failed);
    return undefined;
  };
  return { busy, problem, setProblem, send };
}
