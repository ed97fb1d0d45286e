import { useEffect, useState } from 'react';

/** Moves the focus to a row: to its link or button, or to the row itself. */
export function focusRow(row: Element): void {
  const target = row.querySelector<HTMLElement>('a, button, summary') ?? row;
  if (target instanceof HTMLElement) target.focus();
}

/** Moves the focus to the link of the view that is open, which no view removes. */
export function focusView(): void {
  const views = document.querySelectorAll<HTMLElement>('.desk-switch > [aria-current="page"]');
  [...views].at(-1)?.focus();
}

/**
 * Returns the focus to a row, the one with `data-row`, after the view that it led to. `id` names the view that is open.
 * Until the list `isCurrent`, a row that is missing may still come; then the link of the list's own view takes its place.
 */
export function useReturnFocus(id: string | undefined, isCurrent = true): void {
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  useEffect(() => {
    if (id !== undefined || last === undefined) return;
    if (document.activeElement !== document.body) return;
    const row = document.querySelector(`[data-row="${CSS.escape(last)}"]`);
    if (row) focusRow(row);
    else if (isCurrent) focusView();
  }, [id, last, isCurrent]);
}
