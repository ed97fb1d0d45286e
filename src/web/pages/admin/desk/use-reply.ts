import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { type ApiResult, getJson } from '#browser/api.ts';

export interface Loaded<T> {
  /** Undefined while nothing has come yet. */
  readonly reply: ApiResult<T> | undefined;
  readonly reload: () => void;
  /** Shows what an action answered, without asking again. */
  readonly put: (data: T) => void;
}

/** Reply of the API at a path; asks again when that changes. */
export function useReply<T>(path: string, schema: z.ZodMiniType<T>): Loaded<T> {
  const [reply, setReply] = useState<ApiResult<T>>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks the same again
  useEffect(() => {
    let wanted = true;
    void getJson(path, schema).then((answer) => {
      if (wanted) setReply(answer);
    });
    return () => {
      wanted = false;
    };
  }, [path, schema, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const put = useCallback((data: T) => setReply({ ok: true, data }), []);
  return { reply, reload, put };
}
