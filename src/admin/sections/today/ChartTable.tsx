import { create } from 'zustand';

type Chart = 'curve' | 'funnel' | 'days';

/** Outlives the tables, which are made anew when the window goes from a desk's layout to a phone's. */
const useOpened = create<Partial<Record<Chart, boolean>>>(() => ({}));

interface ChartTableProps {
  readonly of: Chart;
  readonly summary: string;
  readonly caption: string;
  readonly heads: readonly string[];
  /** The first cell of a row is its head. */
  readonly rows: readonly (readonly string[])[];
}

/** A chart's numbers as a table: opened by who wants it, and then open until they close it. */
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
