import { BACK_TO_TOP_SCROLL_PX, HEADER_BLUR_SCROLL_PX } from '../../catalogue/limits.ts';

/**
 * Marks the document as scrolled a little (the header blurs stronger) and far (the way back to the
 * top appears). Attributes, not state: nothing renders while scrolling.
 */
export function watchScroll(): () => void {
  const root = document.documentElement;
  const mark = () => {
    root.toggleAttribute('data-scrolled', scrollY > HEADER_BLUR_SCROLL_PX);
    root.toggleAttribute('data-far', scrollY > BACK_TO_TOP_SCROLL_PX);
  };
  mark();
  addEventListener('scroll', mark, { passive: true });
  return () => removeEventListener('scroll', mark);
}
