/** How many elements that had the focus are remembered. */
const REMEMBERED = 20;

const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');

/**
 * Keeps the focus: if what had it is gone, and nothing else took it, it goes to what had it before on the page or in the
 * open layer, or to where that begins. Returns how to end that.
 */
export function keepFocus(): () => void {
  let had: HTMLElement[] = [];
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) had = [...had.slice(-REMEMBERED), target];
  };
  const mend = () => {
    if (document.activeElement !== document.body) return;
    const layer = [...document.querySelectorAll<HTMLElement>('.scrim [role=dialog]')].at(-1);
    const within = layer ?? document.querySelector('.app');
    const before = had.findLast((element) => within?.contains(element) && !isGone(element));
    const start = layer ?? document.getElementById('page-title');
    (before ?? start)?.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(() => {
    const last = had.at(-1);
    if (document.activeElement !== document.body || last === undefined || !isGone(last)) return;
    had = had.filter((element) => element.isConnected);
    // React Aria returns the focus of a closed layer in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(mend));
  });
  document.addEventListener('focusin', remember);
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', remember);
    watcher.disconnect();
  };
}
