import { announce } from './announce.ts';
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

/**
 * After a new page is shown: scrolls to the hash or to `top` pixels (smoothly upwards, as every
 * navigation does, at once when going back to a place), moves focus to the main heading and says
 * the page's name to screen readers.
 */
export function arrive(hash: string, top: number, samePage: boolean): void {
  const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  // Places that were not on screen yet only have a guessed height otherwise.
  if (place || top > 0) document.documentElement.setAttribute('data-whole', '');
  const behavior = motionAllowed() && top === 0 ? 'smooth' : 'instant';
  if (place) place.scrollIntoView({ behavior });
  else if (top > 0) returnTo(top);
  else {
    if (behavior === 'smooth' && !samePage) {
      scrollTo({ top: Math.min(scrollY, GLIDE_PX), behavior: 'instant' });
    }
    scrollTo({ top: 0, behavior });
  }
  if (samePage) return;
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  announce(document.title);
}
