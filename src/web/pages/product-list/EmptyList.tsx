import { focusSoon } from '../../ui/focus-soon.ts';

export interface EmptyListProps {
  readonly text: string;
  readonly reset: string;
  readonly onReset: () => void;
}

/** No product matches: says so and leads back to all of them. */
export function EmptyList({ text, reset, onReset }: EmptyListProps) {
  const showAll = () => {
    onReset();
    // The button goes away; the list begins at the filter that is on now.
    focusSoon(() => document.querySelector<HTMLElement>('main [aria-pressed="true"]'));
  };
  return (
    <div className="grid justify-items-start gap-6 py-[clamp(48px,9vw,140px)]">
      <p className="h3 max-w-[22em]">{text}</p>
      <button type="button" className="btn" onClick={showAll}>
        {reset}
      </button>
    </div>
  );
}
