import { type ReactNode, useEffect, useRef } from 'react';
import { useSearch } from '../runtime/shown-hooks.ts';

interface FilterChipsProps {
  /** Accessible name of the group. */
  readonly legend: string;
  readonly filters: readonly string[];
  readonly selected: string;
  readonly label: (filter: string) => string;
  /** Number of products that a filter leaves together with the active ones. */
  readonly counts: ReadonlyMap<string, number>;
  readonly onChoose: (filter: string) => void;
  /** Further chips of another kind, such as "Sale". */
  readonly children?: ReactNode;
}

/**
 * The row of chips, which on phones is wider than the screen: whatever the address turned on is
 * swiped into view. Only the row moves, never the page.
 */
function usePressedInView() {
  const row = useRef<HTMLFieldSetElement>(null);
  const search = useSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters stand in the address
  useEffect(() => {
    const element = row.current;
    const chip = [...(element?.querySelectorAll('[aria-pressed="true"]') ?? [])].at(-1);
    if (!element || !chip) return;
    const frame = element.getBoundingClientRect();
    const { left, right } = chip.getBoundingClientRect();
    const edge = Number.parseFloat(getComputedStyle(element).paddingLeft);
    const beyond = Math.max(0, right + edge - frame.right) || Math.min(0, left - edge - frame.left);
    element.scrollLeft += beyond;
  }, [search]);
  return row;
}

interface ChipProps {
  readonly pressed: boolean;
  /** Products left with it; without a figure nothing is shown. */
  readonly count?: number | undefined;
  readonly className?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A filter. One that would leave nothing can't be turned on; one that is on can always be turned off. */
export function Chip({ pressed, count, className = 'chip', onPress, children }: ChipProps) {
  const leadsNowhere = count === 0 && !pressed;
  return (
    <button
      type="button"
      className={className}
      aria-pressed={pressed}
      aria-disabled={leadsNowhere || undefined}
      onClick={leadsNowhere ? undefined : onPress}
    >
      {children}
      {count !== undefined && <sup aria-hidden="true">{count}</sup>}
    </button>
  );
}

/** One of several filters is on; on phones the row is swiped. */
export function FilterChips(props: FilterChipsProps) {
  const { legend, filters, selected, label, counts, onChoose, children } = props;
  const row = usePressedInView();
  return (
    <fieldset ref={row} className="chips">
      <legend className="sr">{legend}</legend>
      {filters.map((filter) => (
        <Chip
          key={filter}
          pressed={filter === selected}
          count={counts.get(filter)}
          onPress={() => onChoose(filter)}
        >
          {label(filter)}
        </Chip>
      ))}
      {children}
    </fieldset>
  );
}
