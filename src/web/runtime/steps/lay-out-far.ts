import { whenIdle } from '../idle.ts';

/** Selectors whose layout `layout.css` defers, in its order. */
export const FAR = '.footer, .below, .section, .story, .faq, .cell:nth-child(n + 7)';

/**
 * Lays out sections far below (docs/decisions/0023-what-a-first-visit-carries.md), one box per idle callback;
 * all of them at once would be one long task. Pages shown later are laid out completely.
 */
export function layOutFar(): void {
  const boxes = [...document.querySelectorAll<HTMLElement>(FAR)];
  const next = () => {
    const box = boxes.shift();
    if (!box) {
      document.documentElement.setAttribute('data-whole', '');
      return;
    }
    box.style.contentVisibility = 'visible';
    whenIdle(next);
  };
  whenIdle(next);
}
