import type { ReactNode } from 'react';
import type { Counted } from '../../../contract/dashboard.ts';

export interface BarListProps {
  readonly title: string;
  /** Unit of the numbers. */
  readonly unit?: string;
  readonly rows: readonly Counted[];
  readonly format: (count: number) => string;
  readonly empty: string;
  /** Formats a row's key; without it, the key is shown as it is. */
  readonly label?: (key: string) => ReactNode;
}

/** A short list with bars to scale; every bar is labelled with its number. */
export function BarList({ title, unit, rows, format, empty, label }: BarListProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section className="news-panel span-3">
      <h2>
        {title} {unit !== undefined && <span className="news-unit">{unit}</span>}
      </h2>
      {rows.length === 0 ? (
        <p className="news-empty">{empty}</p>
      ) : (
        <ol className="news-bars num">
          {rows.map(({ key, count }) => (
            <li key={key}>
              <span className="news-cut">{label ? label(key) : key}</span>
              <span>{format(count)}</span>
              <i aria-hidden="true">
                <b style={{ width: `${(Math.max(0, count) / most) * 100}%` }} />
              </i>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
