import { serveClick, serveSubmit } from '../taps/hold.ts';
import { hydratePart, type LazyPart, lazyParts, PART_ATTRIBUTE } from './lazy-parts.ts';

/** Controls whose taps are held. Links without the attribute are steps. */
const HELD = '[data-hold]';

function nameAt(event: Event): string | null {
  if (!(event.target instanceof Element)) return null;
  return event.target.closest(`[${PART_ATTRIBUTE}]`)?.getAttribute(PART_ATTRIBUTE) ?? null;
}

/** Returns the part around the event's target if it is not hydrated. */
function unhydratedAt(event: Event): LazyPart | undefined {
  const part = lazyParts.get(nameAt(event) ?? '');
  return part?.isHydrated ? undefined : part;
}

/** Hydrates lazy parts that are open, and others when pointed at, focused or used. Call once per document. */
export function watchParts(): void {
  for (const dialog of document.querySelectorAll(`[${PART_ATTRIBUTE}] > dialog[open]`)) {
    hydratePart(dialog.parentElement?.getAttribute(PART_ATTRIBUTE) ?? '');
  }
  const onAim = (event: Event) => {
    const name = nameAt(event);
    if (name) hydratePart(name);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin', 'click', 'submit']) {
    document.addEventListener(type, onAim, { capture: true, passive: true });
  }
  const onSubmit = (event: SubmitEvent) => {
    const part = unhydratedAt(event);
    if (part) serveSubmit(event, part);
  };
  const onClick = (event: MouseEvent) => {
    const part = unhydratedAt(event);
    if (part) serveClick(event, part, HELD);
  };
  document.addEventListener('submit', onSubmit, { capture: true });
  document.addEventListener('click', onClick, { capture: true });
}
