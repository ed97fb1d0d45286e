import { parseSort, SORT_KEYS, type SortKey } from '../../rules/sorting.ts';
import { useShop } from '../shop-context.ts';
import { Icon } from './Icon.tsx';

export interface SortSelectProps {
  readonly sort: SortKey;
  /** Without ratings to show there is nothing to sort by. */
  readonly byRating: boolean;
  readonly onChoose: (sort: SortKey) => void;
}

/** The orders of a list (spec section 2) as the system's own select. */
export function SortSelect({ sort, byRating, onChoose }: SortSelectProps) {
  const { t } = useShop();
  const keys = SORT_KEYS.filter((key) => byRating || key !== 'bewertung');
  return (
    <span className="sort">
      <select
        aria-label={t('list.sort')}
        value={sort}
        onChange={(event) => onChoose(parseSort(event.currentTarget.value))}
      >
        {keys.map((key) => (
          <option key={key} value={key}>
            {t(`list.sort.${key}`)}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </span>
  );
}
