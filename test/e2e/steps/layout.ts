import { expect, type Page } from '@playwright/test';
import { PHONE } from './matrix.ts';

/** Widths of the back office: a phone, a tablet upright and across, a desktop. */
export const WIDTHS = [390, 768, 1024, 1440] as const;

/** Runs in the page: returns what leaves the window, is covered, is cut or ends in mid air, each with its text. */
function findFaults(): string[] {
  const faults = new Set<string>();
  const MOST_EMPTY_PX = 300;
  const CONTROLS = 'a[href], button, textarea, label:has(input), :not(label) > input';
  const { documentElement: html, body } = document;
  const layer = [...document.querySelectorAll('.scrim')].at(-1);
  const root = layer ?? body;
  const nameOf = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.localName} “${text.trim().slice(0, 40)}”`;
  };
  const parents = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...parents(element.parentElement)] : [];
  const isTiny = ({ clientWidth, clientHeight }: Element) => clientWidth === 1 && clientHeight <= 1;
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) return false;
    const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isClipped = getComputedStyle(element).clipPath.startsWith('inset');
    return isVisible && !isClipped && ![element, ...parents(element)].some(isTiny);
  };
  const clipsX = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
  const shown = [...root.querySelectorAll('*')].filter(isShown);
  const toasts = [...body.querySelectorAll('[role=region] [role=alertdialog]')];

  for (const element of shown) {
    const { left, right } = element.getBoundingClientRect();
    if (left >= -1 && right <= html.clientWidth + 1) continue;
    if (!parents(element).some((each) => each !== html && each !== body && clipsX(each)))
      faults.add(
        `leaves the window by ${Math.max(-left, right - innerWidth)} px: ${nameOf(element)}`,
      );
  }
  if (html.scrollWidth > html.clientWidth) faults.add(`the page is ${html.scrollWidth} px wide`);

  for (const element of shown) {
    const words = [...element.childNodes].filter(
      (node) => node instanceof Text && node.data.trim() !== '',
    );
    const clip = [element, ...parents(element)].find(clipsX);
    if (words.length === 0 || !clip || clip === html || clip === body) continue;
    if (!/hidden|clip/.test(getComputedStyle(clip).overflowX)) continue;
    const range = document.createRange();
    const box = clip.getBoundingClientRect();
    const isCut = words.some((word) => {
      range.selectNodeContents(word);
      const { left, right } = range.getBoundingClientRect();
      return left < box.left - 1 || right > box.right + 1;
    });
    if (!isCut) continue;
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    if (!element.closest('[title]:not([title=""])')) faults.add(`is cut: ${nameOf(element)}`);
  }

  /** Bottom of the last text, picture or control. */
  const endOf = (element: Element) => {
    const ends = [...element.querySelectorAll('*')]
      .filter(
        (each) =>
          isShown(each) && (each.matches(`img, svg, ${CONTROLS}`) || each.children.length === 0),
      )
      .map((each) => each.getBoundingClientRect().bottom);
    return Math.max(element.getBoundingClientRect().top, ...ends);
  };
  for (const dialog of layer?.querySelectorAll('[role=dialog]') ?? []) {
    const box = (dialog.closest('.dialog') ?? dialog).getBoundingClientRect();
    const empty = box.bottom - endOf(dialog);
    if (empty > MOST_EMPTY_PX) faults.add(`ends ${empty} px above the end: ${nameOf(dialog)}`);
  }

  const hits = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element.closest('label')));
  };
  for (const row of root.querySelectorAll(
    'tbody > tr:first-child, [role=rowgroup] > :first-child',
  )) {
    if (!isShown(row)) continue;
    row.scrollIntoView({ block: 'center' });
    const { left, right, top, bottom } = row.getBoundingClientRect();
    const y = (top + bottom) / 2;
    for (const x of [left + 8, (left + Math.min(right, innerWidth)) / 2])
      if (!hits(row, x, y)) faults.add(`the first row is covered: ${nameOf(row)}`);
  }
  const controls = [
    ...shown,
    ...toasts.flatMap((toast) => [...toast.querySelectorAll('button')]),
  ].filter((each) => each.matches(CONTROLS) && getComputedStyle(each).pointerEvents !== 'none');
  const looked =
    controls.length > 120 ? [...controls.slice(0, 80), ...controls.slice(-40)] : controls;
  for (const control of looked) {
    control.scrollIntoView({ block: 'center', inline: 'center' });
    const [box] = control.getClientRects();
    if (!box) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!hits(control, x, y)) {
      const over = document.elementFromPoint(x, y);
      faults.add(`is covered: ${nameOf(control)} by ${over ? nameOf(over) : 'nothing'}`);
    }
  }
  if (layer) return [...faults];

  scrollTo(0, html.scrollHeight);
  const main = document.querySelector('.app > main');
  const empty = main ? innerHeight - endOf(main) : 0;
  if (html.scrollHeight > innerHeight + 1 && empty > MOST_EMPTY_PX)
    faults.add(`the page goes on for ${empty} px after its end`);
  for (const grid of main?.querySelectorAll('*') ?? []) {
    if (getComputedStyle(grid).display !== 'grid' || grid.clientHeight < innerHeight * 1.3)
      continue;
    for (const pane of grid.children) {
      const { top, bottom, width } = pane.getBoundingClientRect();
      const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
      if (width > 200 && seen > MOST_EMPTY_PX && endOf(pane) < 60)
        faults.add(`a pane is empty at the end of the page: ${nameOf(pane)}`);
    }
  }
  scrollTo(0, 0);
  return [...faults];
}

/** Faults of the current screen at these widths, each with its width. */
export async function layoutFaults(
  page: Page,
  widths: readonly number[] = WIDTHS,
): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    for (const fault of await page.evaluate(findFaults)) faults.push(`${width} px: ${fault}`);
  }
  return faults;
}

/** Expects that a phone scrolls the page in one direction only. */
export async function expectFitsPhone(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
}
