import { lazy, Suspense } from 'react';
import type { SortableListProps } from './SortableRows.tsx';

// Dragging is a third of a form's code, and below its first screen.
const SortableRows = lazy(async () => ({
  default: (await import('./SortableRows.tsx')).SortableRows,
}));

/** Entries in an order that dragging changes; its code loads when it is shown. */
export function SortableList(props: SortableListProps) {
  return (
    <Suspense>
      <SortableRows {...props} />
    </Suspense>
  );
}
