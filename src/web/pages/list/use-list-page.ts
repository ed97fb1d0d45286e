import { useEffect, useState } from 'react';
import type { ListReply } from '#contract/list.ts';

/** A page of a list, of the document or as the server returned it. */
export interface ReadPage extends ListReply {
  /** When the server was asked; in epoch milliseconds. A version may have been published since the document. */
  readonly askedAt?: number;
}

/** Pages that were read last: Back shows them at once, at the place where they were left. */
const LAST_READ = 30;
const pages = new Map<string, ReadPage>();

async function readPage(query: string): Promise<void> {
  // It brings the parser, which a page without a filter doesn't need.
  const { readList } = await import('./read-list.ts');
  const askedAt = Date.now();
  pages.set(query, { ...(await readList(query)), askedAt });
  const [oldest] = pages.keys();
  if (pages.size > LAST_READ && oldest !== undefined) pages.delete(oldest);
}

interface ListPageResult {
  /** Undefined while it is on its way, and without a query. */
  readonly reply: ReadPage | undefined;
  readonly isLost: boolean;
  readonly again: () => void;
}

/** Reads the page of a list that a query of `GET /api/list` names; undefined asks for nothing. */
export function useListPage(query: string | undefined): ListPageResult {
  const [lost, setLost] = useState<string>();
  // Renders again when a page has arrived.
  const [tries, setTries] = useState(0);
  const [, setArrived] = useState<string>();
  const reply = query === undefined ? undefined : pages.get(query);
  const isKnown = query === undefined || reply !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again
  useEffect(() => {
    if (isKnown) return;
    let isOver = false;
    readPage(query).then(
      () => !isOver && setArrived(query),
      (error: unknown) => {
        console.warn('a page of the list can not be loaded', error);
        if (!isOver) setLost(query);
      },
    );
    return () => {
      isOver = true;
    };
  }, [query, isKnown, tries]);
  return {
    reply,
    isLost: !isKnown && lost === query,
    again: () => {
      setLost(undefined);
      setTries(tries + 1);
    },
  };
}
