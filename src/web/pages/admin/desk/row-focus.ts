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

/** Place of an element, which another one takes. */
export interface Place {
  readonly parent: Element | null;
  readonly before: Element | null;
}
export const placeOf = ({ parentElement, previousElementSibling }: Element): Place => ({
  parent: parentElement,
  before: previousElementSibling,
});

/** Headings and lists that name what was loaded. */
const NAMED = 'h2, h3, ul, ol, dl';

/** Moves the focus, if it was lost, to what was loaded at a place: to its first heading or list, or to itself. */
export function focusLoaded({ parent, before }: Place): void {
  if (document.activeElement !== document.body) return;
  const siblings = [...(parent?.children ?? [])];
  const loaded = siblings.slice(before ? siblings.indexOf(before) + 1 : 0);
  const named = loaded.flatMap((each) =>
    each.matches(NAMED) ? each : [...each.querySelectorAll(NAMED)],
  );
  const target = named[0] ?? loaded[0];
  if (!(target instanceof HTMLElement)) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus();
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
