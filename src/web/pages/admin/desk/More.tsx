import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusRow } from './row-focus.ts';
import type { DeskTexts } from './texts.ts';
import type { Pages } from './use-pages.ts';

interface MoreProps {
  readonly texts: DeskTexts;
  readonly label?: string;
  /** Element with a child per row. */
  readonly list: RefObject<HTMLElement | null>;
  readonly pages: Pick<Pages, 'pages' | 'next' | 'busy' | 'problem' | 'loadMore'>;
}

/** Button for the next page of a list; the focus goes on with its first row. */
export function More({ texts, label = texts.more, list, pages }: MoreProps) {
  const { next, busy, problem, loadMore } = pages;
  const button = useRef<HTMLButtonElement>(null);
  /** Number of rows when the button was pressed. */
  const before = useRef<number>(undefined);
  const count = pages.pages.length;
  // The button goes with the last page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page brings the rows
  useLayoutEffect(() => {
    const rows = list.current?.children;
    if (before.current === undefined || rows === undefined) return;
    const row = rows[before.current] ?? rows[rows.length - 1];
    before.current = undefined;
    const { activeElement } = document;
    const isHere = activeElement === document.body || activeElement === button.current;
    if (row && isHere) focusRow(row);
  }, [count, list]);
  if (next === null) return null;
  return (
    <div className="desk-line items-center">
      <button
        ref={button}
        type="button"
        className="desk-button"
        aria-busy={busy}
        onClick={() => {
          before.current = list.current?.children.length;
          void loadMore();
        }}
      >
        {label}
      </button>
      <p className="news-hot" role="alert">
        {problem !== undefined && (problem || texts.failed)}
      </p>
    </div>
  );
}
