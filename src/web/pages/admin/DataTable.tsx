import type { ReactNode } from 'react';
import { create } from 'zustand';

type Chart = 'curve' | 'funnel' | 'days';

/** Outlives the tables, which are made anew when the window goes from a desk's layout to a phone's. */
const useOpened = create<Partial<Record<Chart, boolean>>>(() => ({}));

export interface DataTableProps {
  readonly of: Chart;
  readonly summary: string;
  /** The table. */
  readonly children: ReactNode;
}

/** A chart's numbers as a table: opened by who wants it, and then open until they close it. */
export function DataTable({ of, summary, children }: DataTableProps) {
  const open = useOpened((opened) => opened[of] === true);
  return (
    <details
      className="news-table"
      open={open}
      onToggle={({ currentTarget }) => useOpened.setState({ [of]: currentTarget.open })}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
