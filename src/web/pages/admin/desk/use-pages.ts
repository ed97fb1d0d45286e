import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { type ApiResult, getJson } from '../../../api.ts';

/** Delay between the last change of a query and its request. */
const TYPING_MS = 200;

interface Page {
  /** Cursor of the page behind this one; null on the last. */
  readonly next: string | null;
}

/** Requests a page of the list that a query names: its first, or the one at a cursor. Keep its identity. */
export type AskPage<T> = (query: string, cursor: string | undefined) => Promise<ApiResult<T>>;

/** Makes the requests of a list at a path. Its query is that of the address, where the cursor has a name. */
export function askAt<T>(
  path: string,
  schema: z.ZodMiniType<T>,
  cursorName: 'after' | 'before',
): AskPage<T> {
  return (query, cursor) => {
    const params = new URLSearchParams(query);
    if (cursor !== undefined) params.set(cursorName, cursor);
    return getJson(params.size === 0 ? path : `${path}?${params}`, schema);
  };
}

async function askPages<T extends Page>(
  ask: AskPage<T>,
  query: string,
  count: number,
): Promise<ApiResult<readonly T[]>> {
  const pages: T[] = [];
  let cursor: string | undefined;
  do {
    const reply = await ask(query, cursor);
    if (!reply.ok) return reply;
    pages.push(reply.data);
    cursor = reply.data.next ?? undefined;
  } while (cursor !== undefined && pages.length < count);
  return { ok: true, data: pages };
}

/**
 * Loads a list page by page. Another query starts anew. Without a query the list is hidden: its pages stay, and as many
 * are loaded again once it is shown.
 */
export function usePages<T extends Page>(ask: AskPage<T>, query: string | undefined) {
  const [reply, setReply] = useState<ApiResult<readonly T[]>>();
  const [answered, setAnswered] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);
  const turns = useRef(0);
  const loaded = useRef<{ query: string | undefined; count: number }>({
    query: undefined,
    count: 1,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks the same again
  useEffect(() => {
    setProblem(undefined);
    if (query === undefined) return setAnswered(undefined);
    const { query: former } = loaded.current;
    if (former !== query) loaded.current = { query, count: 1 };
    const turn = ++turns.current;
    const isTyped = former !== undefined && former !== query;
    const timer = setTimeout(
      async () => {
        const next = await askPages(ask, query, loaded.current.count);
        if (turn !== turns.current) return;
        setReply(next);
        setAnswered(query);
      },
      isTyped ? TYPING_MS : 0,
    );
    return () => {
      turns.current++;
      clearTimeout(timer);
    };
  }, [ask, query, round]);

  const isCurrent = query !== undefined && answered === query;
  const next = (reply?.ok && reply.data.at(-1)?.next) || null;
  const loadMore = async () => {
    if (busy || !isCurrent || next === null) return;
    setBusy(true);
    const turn = turns.current;
    const more = await ask(query, next);
    setBusy(false);
    if (turn !== turns.current) return;
    if (!more.ok) return setProblem(more.message);
    setProblem(undefined);
    loaded.current.count++;
    setReply((before) => (before?.ok ? { ok: true, data: [...before.data, more.data] } : before));
  };
  const reload = useCallback(() => setRound((before) => before + 1), []);
  /** Changes pages without asking again. */
  const change = useCallback((edit: (pages: readonly T[]) => readonly T[]) => {
    setReply((before) => (before?.ok ? { ok: true, data: edit(before.data) } : before));
  }, []);
  return {
    reply,
    pages: reply?.ok ? reply.data : [],
    /** False while the reply is that of the query before, or from before the list was hidden. */
    isCurrent,
    /** Null on the last page. */
    next,
    busy,
    /** Reason why no further page came, perhaps empty. */
    problem,
    loadMore,
    reload,
    change,
  };
}
export type Pages<T extends Page = Page> = ReturnType<typeof usePages<T>>;
