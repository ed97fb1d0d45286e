import { whenIdle } from '../settled.ts';

/** What `layout.css` leaves for later, in the order in which it stands. */
export const FAR = '.footer, .below, .section, .story, .faq, .cell:nth-child(n + 7)';

/**
 * Lays out what is far below (docs/decisions/0023-what-a-first-visit-carries.md), one box in each
 * idle moment: all of it at once would be one long task. Pages shown later are laid out whole.
 */
export function layOutRest(): void {
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
