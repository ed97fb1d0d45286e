import { filterParam } from '../../../rules/filter-param.ts';
import { usePath } from '../../runtime/shown-hooks.ts';

/** Returns a function that makes a family's address in this list: its filter beside those that are on. */
export function useFamilyHref(search: string): (family: string) => string {
  const path = usePath();
  return (family) => {
    const query = new URLSearchParams(search);
    query.set('kategorie', filterParam(family) ?? '');
    query.delete('seiten');
    return `${path}?${query}`;
  };
}
