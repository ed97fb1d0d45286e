import type { ReactNode } from 'react';

export interface FilterChipsProps<Key extends string> {
  /** What is filtered by, for screen readers. */
  readonly legend: string;
  readonly filters: readonly Key[];
  readonly selected: Key;
  readonly label: (filter: Key) => string;
  /** How many products a filter leaves; the figure is decoration. */
  readonly counts: ReadonlyMap<Key, number>;
  readonly onChoose: (filter: Key) => void;
  /** Further chips of another kind, such as "Sale". */
  readonly children?: ReactNode;
}

/** One of several filters is on; on phones the row is swiped. */
export function FilterChips<Key extends string>(props: FilterChipsProps<Key>) {
  const { legend, filters, selected, label, counts, onChoose, children } = props;
  return (
    <fieldset className="chips">
      <legend className="sr">{legend}</legend>
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          className="chip"
          aria-pressed={filter === selected}
          onClick={() => onChoose(filter)}
        >
          {label(filter)}
          <sup aria-hidden="true">{counts.get(filter)}</sup>
        </button>
      ))}
      {children}
    </fieldset>
  );
}
