import { sayOffline } from '#web/toasts/say-offline.ts';
import { isKept, isPlainClick, isStep, navigate } from '../navigate.ts';
import { type Boundary, coreTexts } from '../parts/lazy-parts.ts';
import { finderOf, replayTap } from './replay.ts';

/** Events of a tap for which React hydrates all around them at once. */
const TAPS = 'pointerdown touchstart pointerup touchend mousedown mouseup click'.split(' ');

/**
 * Hides taps on the browser's links from React while it hydrates the page: it would do all of that within the tap, and
 * the browser would follow the link after it.
 */
export function hideTapsOnLinks(signal: AbortSignal): void {
  const hide = (event: Event) => {
    const link = (event.target as Element).closest('a');
    const isSeen = globalThis.earlyTaps?.hydrated || !link || link.matches('[data-hold]');
    if (!isSeen && !isKept(link)) event.stopPropagation();
  };
  for (const type of TAPS) addEventListener(type, hide, { capture: true, passive: true, signal });
}

const refuse = () => sayOffline(coreTexts());

/** Holds a tap: replays it once the boundary is hydrated, or calls `otherwise` if its code can't be loaded. */
function hold(event: Event, boundary: Boundary, element: HTMLElement, otherwise = refuse): void {
  event.preventDefault();
  event.stopPropagation();
  element.ariaBusy = 'true';
  const find = finderOf(element);
  const end = (then: () => void) => () => {
    element.ariaBusy = null;
    then();
  };
  const { submitter } = event as SubmitEvent;
  const replay = end(() => replayTap({ element: find(), submitter }));
  boundary.load().then(() => boundary.hydrated.then(replay), end(otherwise));
}

/** Holds the submit event of a form in a boundary that isn't hydrated; the browser would leave the page. */
export function serveSubmit(event: SubmitEvent, boundary: Boundary): void {
  if (event.target instanceof HTMLFormElement) hold(event, boundary, event.target);
}

/**
 * Handles a click in a boundary that isn't hydrated: holds the controls that `held` selects. Any other link is
 * what it is in a hydrated boundary, a step or the browser's. All else works by HTML.
 */
export function serveClick(event: MouseEvent, boundary: Boundary, held: string): void {
  const target = event.target as Element;
  const control = target.closest<HTMLElement>(`${held},a`);
  if (!(control instanceof HTMLAnchorElement)) {
    if (control) hold(event, boundary, control);
  } else if (control.origin === location.origin) {
    if (control.matches(held)) {
      if (isPlainClick(event, control)) {
        hold(event, boundary, control, () => location.assign(control.href));
      }
    } else if (isStep(event, control)) {
      event.preventDefault();
      event.stopPropagation();
      navigate(control.href);
    }
  }
}
