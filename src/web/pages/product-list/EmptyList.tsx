import { focusSoon } from '../../ui/focus-soon.ts';
import { MoreIcon } from '../../ui/MoreIcon.tsx';

export interface EmptyListProps {
  readonly text: string;
  readonly reset: string;
  readonly onReset: () => void;
}

/** Resets the filters and moves the focus of the button, which goes away, to the one that is on now. */
function showAll(onReset: () => void): void {
  onReset();
  focusSoon(() => document.querySelector<HTMLElement>('main [aria-pressed="true"]'));
}

/** A place beside one or two products that leads to all of them. */
export function WayOn({ text, onReset }: Pick<EmptyListProps, 'text' | 'onReset'>) {
  return (
    <button type="button" className="way-on" onClick={() => showAll(onReset)}>
      {text} <MoreIcon name="arrow" />
    </button>
  );
}

/** No product matches: says so and leads back to all of them. */
export function EmptyList({ text, reset, onReset }: EmptyListProps) {
  return (
    <div className="grid justify-items-start gap-6 py-[clamp(48px,9vw,140px)]">
      <p className="h3 max-w-[22em]">{text}</p>
      <button type="button" className="btn" onClick={() => showAll(onReset)}>
        {reset}
      </button>
    </div>
  );
}
