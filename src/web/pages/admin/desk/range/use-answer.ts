import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { type ApiResult, sendJson } from '#browser/api.ts';

/** Delay between the last change of a form and the question about it. */
const TYPING_MS = 300;

/** Asks what a form would do, again after each change. Undefined without a body, and until the reply to it is there. */
export function useAnswer<T>(
  path: string,
  body: object | undefined,
  schema: z.ZodMiniType<T>,
): ApiResult<T> | undefined {
  const [answer, setAnswer] = useState<{ sent: string; reply: ApiResult<T> }>();
  const sent = body ? JSON.stringify(body) : '';
  useEffect(() => {
    if (sent === '') return;
    let wanted = true;
    const timer = setTimeout(async () => {
      const reply = await sendJson(path, JSON.parse(sent), schema);
      if (wanted) setAnswer({ sent, reply });
    }, TYPING_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [path, sent, schema]);
  return sent !== '' && answer?.sent === sent ? answer.reply : undefined;
}
