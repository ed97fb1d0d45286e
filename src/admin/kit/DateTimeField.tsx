import { later } from './later.tsx';

/** Day and time in Berlin: 12 KB, and below a form's first fields. */
export const DateTimeField = later(async () => (await import('./DateTimeInput.tsx')).DateTimeInput);
