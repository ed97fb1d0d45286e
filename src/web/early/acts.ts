import type { Addition } from '../../rules/offer.ts';

/** Something a visitor did before the page's code was there. */
export interface EarlyAct {
  readonly type: 'click' | 'input' | 'submit';
  readonly element: HTMLElement;
  /** What a field held at that moment; hydration resets it. */
  readonly value: string;
  /** What this act has put into the cart already (`early/buy.ts`). */
  added?: Addition;
}

/** What was done so far, in order; `onAct` hears of the next one. */
export interface EarlyActs extends Array<EarlyAct> {
  /** React serves taps from here on, also on what it has not hydrated yet. */
  done?: boolean;
  /** The page is hydrated. Until then a select is kept: hydration resets it. */
  hydrated?: boolean;
  onAct?: (() => void) | undefined;
}

declare global {
  var earlyActs: EarlyActs | undefined;
}

/**
 * Runs inline in every document, before anything can be tapped: links, dialogs, menus and fields
 * work by HTML alone, every other tap is kept, and its button says so at once (`aria-busy`). The
 * build prints this function's own text, so it must use nothing from outside.
 *
 * It also says when the page has settled (`data-settled`): loaded, or touched. Until then pictures
 * out of sight leave the line to what answers a tap. What is far below is laid out after that
 * (`lay-out-rest.ts`), or at once where the browser returns to a place on the page (`data-whole`).
 */
export function collectEarlyActs(): void {
  const acts: EarlyActs = [];
  globalThis.earlyActs = acts;
  const keep = (type: EarlyAct['type'], found: unknown) => {
    const element = found as HTMLButtonElement | null | undefined;
    if (!element || (type === 'input' ? acts.hydrated : acts.done)) return;
    const last = acts.at(-1)?.element;
    // Whoever taps "add" again while nothing has changed is impatient and wants one.
    if (element.name === 'add' && element === last) return;
    element.ariaBusy = 'true';
    acts.push({ type, element, value: element.value });
    acts.onAct?.();
  };
  const opensByHtml = 'commandForElement' in HTMLButtonElement.prototype;
  const taps = `button[type=button]${opensByHtml ? ':not([commandfor])' : ''},input[type=radio]`;
  const on = (type: EarlyAct['type'], find: (target: Element) => unknown) =>
    addEventListener(type, (event) => keep(type, find(event.target as Element)), true);
  on('click', (target) => target.closest?.(taps));
  // Comes before `change`, and hydration that it starts has not reset the value yet.
  on('input', (target) => target.matches('select') && target);
  addEventListener(
    'submit',
    (event) => {
      if (acts.done) return;
      event.preventDefault();
      keep('submit', event.target);
    },
    true,
  );

  const mark = (name: string) => document.documentElement.setAttribute(name, '');
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') mark('data-whole');
  const settle = () => mark('data-settled');
  addEventListener('load', () => (globalThis.requestIdleCallback ?? setTimeout)(settle));
  // Not `scroll`: the page's own code scrolls, too.
  for (const stir of ['pointerdown', 'pointermove', 'touchmove', 'wheel', 'keydown']) {
    addEventListener(stir, settle, { capture: true, once: true, passive: true });
  }
}
