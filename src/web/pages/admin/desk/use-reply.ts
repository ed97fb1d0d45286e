import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { type ApiResult, getJson, sendJson } from '#browser/api.ts';

export interface Loaded<T> {
  /** Undefined while nothing has come yet. */
  readonly reply: ApiResult<T> | undefined;
  readonly reload: () => void;
  /** Shows what an action answered, without asking again. */
  readonly put: (data: T) => void;
}

/** Reply of the API at a path, to a body by POST; asks again when one of them changes. */
export function useReply<T>(path: string, schema: z.ZodMiniType<T>, body?: unknown): Loaded<T> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const [reply, setReply] = useState<ApiResult<T>>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks the same again
  useEffect(() => {
    let wanted = true;
    const asked =
      sent === undefined ? getJson(path, schema) : sendJson(path, JSON.parse(sent), schema);
    void asked.then((answer) => {
      if (wanted) setReply(answer);
    });
    return () => {
      wanted = false;
    };
  }, [path, schema, sent, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const put = useCallback((data: T) => setReply({ ok: true, data }), []);
  return { reply, reload, put };
}
