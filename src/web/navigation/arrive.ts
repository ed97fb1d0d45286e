import { motionAllowed } from './motion.ts';

/** How much of the way to the top of a new page is seen: from far down its end would show first. */
const GLIDE_PX = 300;

/**
 * Scrolls to a place that is returned to. A smooth scroll still under way runs beside the page's own
 * thread and adds what it has moved meanwhile to wherever the page is then, in up to two frames.
 */
function returnTo(top: number): void {
  const scroll = () => scrollTo({ top, behavior: 'instant' });
  scroll();
  requestAnimationFrame(() => {
    scroll();
    requestAnimationFrame(scroll);
  });
}

/** Pixels of a page that is returned to, or where its address starts: at its hash or the `top`. */
export type Place = number | 'top';

/**
 * After a page is shown: scrolls to its place (smoothly upwards, as every navigation does, at once when
 * going back to a place) and moves focus to the main heading of a page that is new or was covered.
 */
export function arrive(hash: string, to: Place, isNew: boolean): void {
  // The shop's names are plain letters: nothing to decode, which a hash from elsewhere may not stand.
  const place = to === 'top' ? document.getElementById(hash.slice(1)) : null;
  const top = to === 'top' ? 0 : to;
  // Places that were not on screen yet only have a guessed height otherwise.
  if (place || top > 0) document.documentElement.setAttribute('data-whole', '');
  const behavior = motionAllowed() && top === 0 ? 'smooth' : 'instant';
  if (place) place.scrollIntoView({ behavior });
  else if (top > 0) returnTo(top);
  else {
    if (behavior === 'smooth' && isNew) {
      scrollTo({ top: Math.min(scrollY, GLIDE_PX), behavior: 'instant' });
    }
    scrollTo({ top: 0, behavior });
  }
  if (!isNew) return;
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
