import { lazy, Suspense } from 'react';
import type { SortableListProps } from './SortableRows.tsx';

<<<<<<< HEAD
// Dragging by pointer and keyboard is 12 KB, which no form needs to be shown.
const Rows = lazy(async () => ({ default: (await import('./SortableRows.tsx')).SortableRows }));

/** Entries in an order that dragging changes; each can be taken out. */
export function SortableList(props: SortableListProps) {
  return (
    <Suspense fallback={null}>
      <Rows {...props} />
=======
// Dragging is a third of a form's code, and below its first screen.
const SortableRows = lazy(async () => ({
  default: (await import('./SortableRows.tsx')).SortableRows,
}));

/** Entries in an order that dragging changes; its code loads when it is shown. */
export function SortableList(props: SortableListProps) {
  return (
    <Suspense>
      <SortableRows {...props} />
>>>>>>> w/range
    </Suspense>
  );
}
