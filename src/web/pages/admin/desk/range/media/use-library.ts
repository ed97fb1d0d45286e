import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type DeskMediaReply,
  type DeskPicture,
  deskMediaReply,
} from '../../../../../../contract/desk-media.ts';
import { DESK_API } from '../../../../../../desk-paths.ts';
import { type ApiResult, getJson } from '../../../../../api.ts';

const TYPING_MS = 200;

const pathOf = (search: string, after?: string) => {
  const query = new URLSearchParams({
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(after !== undefined && { after }),
  });
  return `${DESK_API.deskMedia}?${query}`;
};

/** Uploaded pictures that match a search, page by page. */
export function useLibrary(search: string) {
  const [reply, setReply] = useState<ApiResult<DeskMediaReply>>();
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const asked = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks the same again
  useEffect(() => {
    const turn = ++asked.current;
    const timer = setTimeout(
      async () => {
        const next = await getJson(pathOf(search), deskMediaReply);
        if (turn === asked.current) setReply(next);
      },
      search === '' ? 0 : TYPING_MS,
    );
    return () => {
      asked.current++;
      clearTimeout(timer);
    };
  }, [search, round]);
  const loadMore = async () => {
    if (busy || !reply?.ok || reply.data.next === null) return;
    setBusy(true);
    const turn = asked.current;
    const more = await getJson(pathOf(search, reply.data.next), deskMediaReply);
    setBusy(false);
    if (turn !== asked.current) return;
    if (!more.ok) return setReply(more);
    const pictures = [...reply.data.pictures, ...more.data.pictures];
    setReply({ ok: true, data: { ...more.data, pictures } });
  };
  const reload = useCallback(() => setRound((before) => before + 1), []);
  /** Puts an upload in front, without asking again. */
  const put = useCallback((picture: DeskPicture) => {
    setReply((before) => {
      if (!before?.ok) return before;
      const others = before.data.pictures.filter(({ id }) => id !== picture.id);
      return { ok: true, data: { ...before.data, pictures: [picture, ...others] } };
    });
  }, []);
  return { reply, busy, loadMore, reload, put };
}
