import { lazyComponent } from '../lazy-component.tsx';

/** Entries in an order that dragging changes: 12 KB, which no form needs to be shown. */
export const SortableList = lazyComponent(
  'SortableRows',
  async () => (await import('./SortableRows.tsx')).SortableRows,
);
