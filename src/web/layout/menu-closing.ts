import { overlayChanged } from '../runtime/navigate.ts';

/**
 * Closes an open `<details>` menu on Escape and on a click or focus elsewhere; `overlayChanged()` adds Back.
 * Returns a function that stops it.
 */
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
  if (menu.open) overlayChanged();
  menu.addEventListener('toggle', overlayChanged);
  addEventListener('pointerdown', onLeave);
  addEventListener('focusin', onLeave);
  addEventListener('keydown', onKey);
  return () => {
    if (menu.open) overlayChanged();
    menu.removeEventListener('toggle', overlayChanged);
    removeEventListener('pointerdown', onLeave);
    removeEventListener('focusin', onLeave);
    removeEventListener('keydown', onKey);
  };
}
