import { lazyComponent } from './lazy-component.tsx';

/** Day and time in Berlin: 12 KB, and below a form's first fields. */
export const DateTimeField = lazyComponent(
  'DateTimeInput',
  async () => (await import('./DateTimeInput.tsx')).DateTimeInput,
);
