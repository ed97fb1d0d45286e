import { readPrintedData } from '../settings.ts';
import { whenResting } from './idle.ts';
import { importAgain } from './import-again.ts';

/** A visitor's first act. */
const ACTS = ['keydown', 'pointerdown', 'pointermove', 'scroll'];

const addressNow = (): string => location.pathname + location.search;

/**
 * Imports React and all that the document leaves out, once somebody acts or the page rests. Pages that are made by
 * scripts carry their tags and import them at once. Until then Back and Forward reload, because nobody shows the other
 * page.
 */
export function importShop(): void {
  const sent = addressNow();
  addEventListener('popstate', () => {
    if (!globalThis.earlyTaps?.done && addressNow() !== sent) location.reload();
  });
  let isImported = false;
  const load = () => {
    // The names of the files stand at the document's end.
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', load, { once: true });
      return;
    }
    const { scripts = [], background = [] } = readPrintedData()?.files ?? {};
    const [entry, ...others] = [...scripts, ...background].map((name) => `/assets/${name}.js`);
    if (!entry || isImported) return;
    isImported = true;
    importAgain(() => import(/* @vite-ignore */ entry)).catch(() => {
      // Loaded again with the next act.
      isImported = false;
    });
    for (const href of others) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
  };
  const onAct = (event: Event) => {
    const { type, target, movementX, movementY } = event as PointerEvent;
    // Chrome reports a pointer that rests over a new page; and the document that a link leads to is not to wait for this
    // one's files.
    if (type === 'pointermove' && !movementX && !movementY) return;
    if (type === 'pointerdown' && (target as Element).closest('a')) return;
    // The shop scrolls by itself, too.
    if (type !== 'scroll') document.documentElement.toggleAttribute('data-idle', true);
    load();
  };
  for (const type of ACTS) addEventListener(type, onAct, { capture: true, passive: true });
  // The inline script heard an act before this one did, or the browser has scrolled.
  const hasMoved = scrollY > 0 || document.documentElement.hasAttribute('data-idle');
  if (hasMoved || globalThis.earlyTaps?.length) load();
  whenResting(load);
}
