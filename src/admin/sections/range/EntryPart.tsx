import { Fragment, type ReactNode, useState } from 'react';
import { ListPart } from '#admin/kit/Page.tsx';
import { ApiProblem, useApi } from '#admin/kit/queries.ts';
import { type AdminEntry, adminEntry } from '#contract/admin-catalogue.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';

interface EntryPartProps {
  readonly kind: EntryKind;
  readonly id: string;
  /** Name of the part, for its error. */
  readonly name: string;
  /** Stands in place of an entry that there isn't. */
  readonly gone: ReactNode;
  /** `replace` shows another state of the entry from the start. */
  readonly children: (
    entry: AdminEntry,
    replace: (entry: AdminEntry) => void,
    refetch: () => void,
  ) => ReactNode;
}

/** One entry of the range, once it is there. */
export function EntryPart({ kind, id, name, gone, children }: EntryPartProps) {
  const path = 'GET /api/admin/catalogue/entries/:kind/:id';
  const loading = useApi(path, { params: { kind, id } }, adminEntry, { isKept: false });
  const [replaced, setReplaced] = useState<readonly [AdminEntry, round: number]>();
  const { data, error, refetch } = loading;
  if (!data && error instanceof ApiProblem && error.code === 'not_found') return gone;
  const replace = (next: AdminEntry) => setReplaced(([, round] = [next, 0]) => [next, round + 1]);
  return (
    <ListPart name={name} loading={loading}>
      {(entry) => (
        <Fragment key={replaced?.[1]}>
          {children(replaced?.[0] ?? entry, replace, refetch)}
        </Fragment>
      )}
    </ListPart>
  );
}
