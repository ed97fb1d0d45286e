import type { CellColumns } from '#rules/list-rhythm.ts';
import { focusSoon } from '#web/ui/focus-soon.ts';
import { MoreIcon } from '#web/ui/MoreIcon.tsx';

export function pressedFilter(): HTMLElement | null {
  return document.querySelector('main [aria-pressed="true"]');
}

interface EmptyListProps {
  readonly text: string;
  /** Absent without filters. */
  readonly reset: string | undefined;
  readonly onReset: () => void;
}

/** Resets the filters and moves the focus of the button, which goes away, to the filter that is on now. */
function showAll(onReset: () => void): void {
  onReset();
  focusSoon(pressedFilter);
}

interface WayOnProps {
  readonly text: string;
  readonly onReset: () => void;
  readonly columns: CellColumns;
}

/** The last cell of a filtered list, which leads to all products. */
export function WayOn({ text, onReset, columns }: WayOnProps) {
  return (
    <button
      type="button"
      className="way-on"
      data-phone={columns.phone}
      data-tablet={columns.tablet}
      data-wide={columns.wide}
      onClick={() => showAll(onReset)}
    >
      {text} <MoreIcon name="arrow" />
    </button>
  );
}

/** No product matches: says so and leads back to all of them, if there are any. */
export function EmptyList({ text, reset, onReset }: EmptyListProps) {
  return (
    <div className="grid justify-items-start gap-6 py-[clamp(48px,9vw,140px)]">
      <p className="h3 max-w-[22em]">{text}</p>
      {reset && (
        <button type="button" className="btn" onClick={() => showAll(onReset)}>
          {reset}
        </button>
      )}
    </div>
  );
}
