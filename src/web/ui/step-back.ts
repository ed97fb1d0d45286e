/** As `view-timeline-inset` of the button in `styles/product.css`: header above, bar below. */
const COVERED = '-64px 0px -76px';

/**
 * Hides the bar while the page's own button or its footer is on the screen, unless the focus is in it, for browsers
 * without scroll timelines. Returns a function that stops it.
 */
export function stepBack(bar: HTMLElement): () => void {
  const shown = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) shown.add(target);
        else shown.delete(target);
      }
      const isBack = shown.size > 0 && !bar.querySelector(':focus-visible');
      bar.style.visibility = isBack ? 'hidden' : '';
    },
    { rootMargin: COVERED },
  );
  for (const element of document.querySelectorAll('.buy .btn.signal, .footer'))
    observer.observe(element);
  return () => observer.disconnect();
}
