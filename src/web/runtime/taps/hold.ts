import { sayOffline } from '#web/toasts/say-offline.ts';
import { isPlainClick, isStep, navigate } from '../navigate.ts';
import { type Boundary, coreTexts } from '../parts/lazy-parts.ts';
import { finderOf, replayTap } from './replay.ts';

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
