import type { Addition } from '#rules/offer.ts';

/** An early tap: a visitor's action before the page's code was loaded. */
export interface EarlyTap {
  readonly type: 'click' | 'input' | 'submit';
  readonly element: HTMLElement;
  /** Value of the field at that moment; hydration resets the field. */
  readonly value: string;
  /** Set if `cart/early-buy.ts` has added this tap's line item to the cart already. */
  added?: Addition;
  /** Finds its element, if React has replaced it. */
  find?: () => HTMLElement;
}

/** Held taps in order; `onTap` is called for each further one. */
interface EarlyTaps extends Array<EarlyTap> {
  /** True once React handles taps itself, also on boundaries that aren't hydrated yet. */
  done?: boolean;
  /** True once the page is hydrated. Until then a select's value is held, because hydration resets it. */
  hydrated?: boolean;
  onTap?: (() => void) | undefined;
}

declare global {
  var earlyTaps: EarlyTaps | undefined;
}

/**
 * Runs inline in every document, before anything can be tapped. Links, dialogs, menus and fields work by
 * HTML alone; every other tap is held, and its button gets `aria-busy` at once. The build prints the source
 * of this function into the document, so it must not use anything from outside.
 *
 * It also sets `data-idle` when somebody moves, as `import-shop.ts` does; `after-load.ts` does when links are steps. Until
 * then off-screen pictures don't load, so that they don't compete with the code for a tap. Sections far below are
 * laid out after that (`after-load.ts`), or at once if the browser returns to the page (`data-whole`).
 */
export function collectEarlyTaps(): void {
  const taps: EarlyTaps = [];
  globalThis.earlyTaps = taps;
  const keep = (type: EarlyTap['type'], found: unknown) => {
    const element = found as HTMLButtonElement | null | undefined;
    if (!element || (type === 'input' ? taps.hydrated : taps.done)) return;
    const last = taps.at(-1)?.element;
    // Repeated taps on "add" without another tap in between add one item.
    if (element.name === 'add' && element === last) return;
    element.ariaBusy = 'true';
    taps.push({ type, element, value: element.value });
    taps.onTap?.();
  };
  const on = (type: string, run: (event: Event & { target: unknown }) => void) =>
    addEventListener(type, run, true);
  on('click', ({ target }) => {
    const tapped = (target as Element).closest?.('button[type=button],input[type=radio]');
    // Its dialog opens by HTML, if browser and document have it.
    if (!(tapped as HTMLButtonElement | null)?.commandForElement) keep('click', tapped);
  });
  // `input` comes before `change`; hydration has not reset the value yet.
  on('input', ({ target }) => keep('input', (target as Element).matches('select') && target));
  on('submit', (event) => {
    // All forms need the page's code; the browser would write their fields into the address.
    event.preventDefault();
    keep('submit', event.target);
  });

  const mark = (name: string) => document.documentElement.setAttribute(name, '');
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') mark('data-whole');
  const markIdle = () => mark('data-idle');
  // Without `scroll`, because the page's own code scrolls, too; without a tap, which may lead away; and without
  // `pointermove`, which Chrome reports for a pointer that rests.
  for (const type of ['touchmove', 'wheel', 'keydown']) {
    addEventListener(type, markIdle, { capture: true, once: true, passive: true });
  }
}
