import { BACK_TO_TOP_SCROLL_PX, HEADER_BLUR_SCROLL_PX } from '../../catalogue/limits.ts';

/**
 * Marks the document as scrolled a little (the header blurs more) and far (the button back to the top
 * appears). Uses attributes instead of state, so that nothing renders while scrolling.
 */
export function watchScroll(): () => void {
  const root = document.documentElement;
  const mark = () => {
    root.toggleAttribute('data-scrolled', scrollY > HEADER_BLUR_SCROLL_PX);
    root.toggleAttribute('data-far', scrollY > BACK_TO_TOP_SCROLL_PX);
  };
  // Width of the scrollbar; the page keeps it as space while a modal dialog hides the scrollbar.
  const measure = () => {
    const width = innerWidth - root.clientWidth;
    if (width > 0) root.style.setProperty('--scrollbar', `${width}px`);
  };
  mark();
  measure();
  addEventListener('scroll', mark, { passive: true });
  addEventListener('resize', measure);
  return () => {
    removeEventListener('scroll', mark);
    removeEventListener('resize', measure);
  };
}
