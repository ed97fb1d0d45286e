/** Closes an open `<details>` menu on Escape and on a click or focus elsewhere. */
export function closeOnLeave(menu: HTMLDetailsElement | null): () => void {
  if (!menu) return () => undefined;
  const onLeave = (event: Event) => {
    if (menu.open && event.target instanceof Node && !menu.contains(event.target))
      menu.open = false;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  addEventListener('pointerdown', onLeave);
  addEventListener('focusin', onLeave);
  addEventListener('keydown', onKey);
  return () => {
    removeEventListener('pointerdown', onLeave);
    removeEventListener('focusin', onLeave);
    removeEventListener('keydown', onKey);
  };
}
