import { focusHeading } from '../focus-heading.ts';
import { motionAllowed } from '../motion.ts';

/** Longest smooth scroll to the top of a new page; from far down, the page's end would show first. */
const GLIDE_PX = 300;

/**
 * Restores a scroll position. A running smooth scroll is on the compositor thread and may still add its last
 * movement for up to two frames, so the position is set again.
 */
function returnTo(top: number): void {
  const scroll = () => scrollTo({ top, behavior: 'instant' });
  scroll();
  requestAnimationFrame(() => {
    scroll();
    requestAnimationFrame(scroll);
  });
}

/** Scroll position to restore, in pixels; or `top`: the element of the hash, else the page's top. */
export type ScrollPlace = number | 'top';

/**
 * Scrolls to the place on a page that was just shown: smoothly to the top, at once to a restored position.
 * Moves the focus to the main heading if the page is new or an overlay was closed.
 */
export function arrive(hash: string, to: ScrollPlace, isNew: boolean): void {
  // The hash isn't decoded: the shop's ids are ASCII, and decoding a foreign hash may throw.
  const place = to === 'top' ? document.getElementById(hash.slice(1)) : null;
  const top = to === 'top' ? 0 : to;
  // Lays out everything: sections that were never on screen have only an estimated height.
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
  if (isNew) focusHeading();
}
