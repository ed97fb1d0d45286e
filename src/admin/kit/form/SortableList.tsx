import { later } from '../later.tsx';

/** Entries in an order that dragging changes: 12 KB, which no form needs to be shown. */
export const SortableList = later(async () => (await import('./SortableRows.tsx')).SortableRows);
