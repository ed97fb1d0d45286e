import { lazy, Suspense } from 'react';
import type { DateTimeFieldProps } from './DateTimeInput.tsx';

// Days and times are 12 KB, and below a form's first fields.
const Input = lazy(async () => ({ default: (await import('./DateTimeInput.tsx')).DateTimeInput }));

/** Day and time in Berlin; its code loads when it is shown. */
export function DateTimeField(props: DateTimeFieldProps) {
  return (
    <Suspense fallback={null}>
      <Input {...props} />
    </Suspense>
  );
}
