import { type ComponentType, lazy, Suspense } from 'react';

/** A component whose code loads when it is first shown. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  return (props) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** Field for a day and time in Berlin: 12 KB, and below a form's first fields. */
export const DateTimeField = later(async () => (await import('./DateTimeInput.tsx')).DateTimeInput);

/** Entries in an order that dragging changes: 12 KB, which no form needs to be shown. */
export const SortableList = later(
  async () => (await import('./form/SortableRows.tsx')).SortableRows,
);
