import { useState } from 'react';
import { apiPath } from '#api-path.ts';
import { type AdminEntry, adminEntry } from '#contract/admin-catalogue.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { leftAt } from '../left-changes.ts';
import { useReply } from '../use-reply.ts';
import type { DraftSaver } from './draft-saver.ts';
import { entryHash } from './entry-name.ts';

/** Loads an entry for its editor. `left` is the saver of a change that was left unsaved, with which it continues. */
export function useEntry(kind: EntryKind, id: string) {
  const { reply, reload, put } = useReply(apiPath(ADMIN_API.adminEntry, { kind, id }), adminEntry);
  const [left, setLeft] = useState(() => leftAt<DraftSaver>(entryHash({ kind, id }))?.change.kept);
  const [round, setRound] = useState(0);
  return {
    reply,
    reload,
    left,
    entry: left?.state.entry ?? (reply?.ok ? reply.data : undefined),
    /** Key of the editor. */
    round,
    /** Shows another state of the entry from the start, such as after a discarded draft. */
    onReplaced: (entry: AdminEntry) => {
      put(entry);
      setLeft(undefined);
      setRound((before) => before + 1);
    },
  };
}
export type OpenEntry = ReturnType<typeof useEntry>;
