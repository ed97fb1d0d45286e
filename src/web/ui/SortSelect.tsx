import { parseSort, SORT_KEYS, type SortKey } from '#rules/sorting.ts';
import { MoreIcon } from './MoreIcon.tsx';

interface SortSelectProps {
  readonly texts: { readonly sort: string; readonly sorts: Readonly<Record<SortKey, string>> };
  readonly sort: SortKey;
  /** Without ratings to show there is nothing to sort by. */
  readonly byRating: boolean;
  readonly onChoose: (sort: SortKey) => void;
}

/** The orders of a list (docs/specification.md#24-lists) as the system's own select. */
export function SortSelect({ texts, sort, byRating, onChoose }: SortSelectProps) {
  const keys = SORT_KEYS.filter((key) => byRating || key !== 'bewertung');
  return (
    <span className="sort">
      <select
        aria-label={texts.sort}
        value={sort}
        onChange={(event) => onChoose(parseSort(event.currentTarget.value))}
      >
        {keys.map((key) => (
          <option key={key} value={key}>
            {texts.sorts[key]}
          </option>
        ))}
      </select>
      <MoreIcon name="chevron" />
    </span>
  );
}
