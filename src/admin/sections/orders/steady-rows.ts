import { type RefObject, useEffect, useRef, useState } from 'react';

interface HasId {
  readonly id: string;
}

/** Rows as they stand, with what is new about each. */
export function keepPlaces<T extends HasId>(shown: readonly T[], fresh: readonly T[]): T[] {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  return shown.map((row) => byId.get(row.id) ?? row);
}

/** Number of rows that came since. */
export function countNew(shown: readonly HasId[], fresh: readonly HasId[]): number {
  const known = new Set(shown.map(({ id }) => id));
  return fresh.filter(({ id }) => !known.has(id)).length;
}

/** True while rows must not move: somebody points at them, is among them by keyboard, or has scrolled. */
function isInUse(list: Element | null): boolean {
  if (!list) return false;
  const isPointed = list.matches(':hover') && matchMedia('(hover: hover)').matches;
  return isPointed || list.contains(document.activeElement) || scrollY > 0;
}

interface Held<T> {
  readonly key: string;
  readonly rows: readonly T[];
}

/**
 * Rows that stay in their places while they are in use; what came meanwhile is counted, and `show` brings it. `key` names
 * the request; rows of another one are shown at once.
 */
export function useSteadyRows<T extends HasId>(
  fresh: readonly T[],
  key: string,
  list: RefObject<Element | null>,
) {
  const [held, setHeld] = useState<Held<T>>({ key, rows: fresh });
  const isOwnChange = useRef(false);
  useEffect(() => {
    const isFree = isOwnChange.current || !isInUse(list.current);
    isOwnChange.current = false;
    setHeld((before) => {
      const moves = before.key !== key || isFree;
      return { key, rows: moves ? fresh : keepPlaces(before.rows, fresh) };
    });
  }, [fresh, key, list]);
  const rows = held.key === key ? held.rows : fresh;
  return {
    rows,
    waiting: countNew(rows, fresh),
    show: () => setHeld({ key, rows: fresh }),
    /** The next change is one's own: rows may move. */
    follow: () => {
      isOwnChange.current = true;
    },
  };
}
