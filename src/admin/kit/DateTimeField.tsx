import type { DateTimeFieldProps } from './DateTimeInput.tsx';
import { lazyComponent } from './lazy-component.tsx';

function Placeholder({ label }: Pick<DateTimeFieldProps, 'label'>) {
  return (
    <div className="field">
      <span className="field-label">{label}</span>
      <span className="date-input" />
    </div>
  );
}

/** Day and time in Berlin: 12 KB, and below a form's first fields. */
export const DateTimeField = lazyComponent(
  'DateTimeInput',
  async () => (await import('./DateTimeInput.tsx')).DateTimeInput,
  Placeholder,
);
