/**
 * Call it before the pressed element is removed: removing the focused element makes the browser lay out at
 * once, in the middle of the change.
 */
export function letGoOfFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Focuses the result of `find` in the next frame, when the change is on screen. */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => find()?.focus());
}
