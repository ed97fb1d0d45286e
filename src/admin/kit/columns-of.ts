import type { ColumnOf } from './DataTable.tsx';

/** Place of a column, content of its cells, and what else it is. */
export type Cell<T> = readonly [
  place: ColumnOf<T>['place'],
  cell: ColumnOf<T>['cell'],
  more?: Pick<Partial<ColumnOf<T>>, 'isHead' | 'canSort'>,
];

/** Columns in the order of their cells, each with its title. */
export const columnsOf = <T, Key extends string>(
  titles: Readonly<Record<Key, string>>,
  cells: Readonly<Record<Key, Cell<T>>>,
): readonly ColumnOf<T>[] =>
  (Object.entries(cells) as [Key, Cell<T>][]).map(([key, [place, cell, more]]) => {
    return { key, title: titles[key], place, cell, ...more };
  });
