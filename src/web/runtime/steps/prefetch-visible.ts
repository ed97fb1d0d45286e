import { prefetch } from '../prefetch.ts';
import { subscribeShown } from '../shown.ts';

/** Prefetches the pages of the links in the content as they come into view. */
export function prefetchVisible(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      if (target.origin === location.origin) prefetch(target.href);
    }
  });
  const watch = () => {
    observer.disconnect();
    for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
  };
  watch();
  // The next page is rendered a frame later.
  subscribeShown(() => requestAnimationFrame(watch));
}
