import { create } from 'zustand';

type Chart = 'curve' | 'funnel' | 'days';

/** Outlives the tables, which are mounted again when the window changes between wide and phone layout. */
const useOpened = create<Partial<Record<Chart, boolean>>>(() => ({}));

interface ChartTableProps {
  readonly of: Chart;
  readonly summary: string;
  readonly caption: string;
  readonly heads: readonly string[];
  /** The first cell of a row is its head. */
  readonly rows: readonly (readonly string[])[];
}

/** A chart's numbers as a table: folded until somebody opens it, then open until they close it. */
export function ChartTable({ of, summary, caption, heads, rows }: ChartTableProps) {
  const isOpen = useOpened((opened) => opened[of] === true);
  return (
    <details
      className="today-table"
      open={isOpen}
      onToggle={({ currentTarget }) => useOpened.setState({ [of]: currentTarget.open })}
    >
      <summary>{summary}</summary>
      <table className="plain-table">
        <caption className="hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, nth) => (
                <td key={heads[nth + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
