import { lazy, Suspense } from 'react';
import type { SortableListProps } from './SortableRows.tsx';

// Dragging by pointer and keyboard is 12 KB, which no form needs to be shown.
const Rows = lazy(async () => ({ default: (await import('./SortableRows.tsx')).SortableRows }));

/** Entries in an order that dragging changes; each can be taken out. */
export function SortableList(props: SortableListProps) {
  return (
    <Suspense fallback={null}>
      <Rows {...props} />
    </Suspense>
  );
}
