/** Controls whose interaction is measured, by page. */
import { setTimeout as wait } from 'node:timers/promises';
import type { UnwatchedPage } from './unwatched-page.ts';

/** A control that is pressed; the order of the list matters. */
export interface Control {
  readonly label: string;
  readonly act: (page: UnwatchedPage) => Promise<unknown>;
  /** True if it works by HTML alone, whose time is the reference. */
  readonly byHtml?: true;
}
export interface Screen {
  readonly path: string;
  readonly controls: readonly Control[];
}

/** Pause before a press, so that scrolling to the control is not measured. */
export const REST_MS = 300;

/** Runs in the page: scrolls a control into the middle of the screen. */
function bringIntoView(selector: string): boolean {
  const control = document.querySelector(selector);
  control?.scrollIntoView({ block: 'center' });
  return control !== null;
}

/** Runs in the page: returns the middle of a control; undefined if another element covers it. */
function middleOf(selector: string): { x: number; y: number } | undefined {
  const control = document.querySelector(selector);
  if (!control) return undefined;
  const { x, y, width, height } = control.getBoundingClientRect();
  const at = { x: x + width / 2, y: y + height / 2 };
  return control.contains(document.elementFromPoint(at.x, at.y)) ? at : undefined;
}

const press = (selector: string) => async (page: UnwatchedPage) => {
  if (!(await page.evaluate(bringIntoView, selector))) throw new Error(`There is no ${selector}.`);
  // The bar at the bottom disappears once the page's own button is in view.
  await wait(REST_MS);
  const at = await page.evaluate(middleOf, selector);
  if (!at) throw new Error(`Something lies over ${selector}.`);
  await page.move(at.x, at.y);
  await wait(REST_MS);
  await page.click(at.x, at.y);
};
const DRAWER = 'dialog#cart[open]';

export const SCREENS: readonly Screen[] = [
  {
    path: '/products/pouch',
    controls: [
      { label: 'pack', act: press('.pack:nth-of-type(2)') },
      { label: 'colour', act: press('.colour:nth-child(6)') },
      { label: 'add to cart', act: press('.buy [name=add]') },
      { label: 'heart', act: press('.buy .heart') },
      { label: 'thumbnail', act: press('.gallery-thumbs button:nth-child(2)') },
      { label: 'details', act: press('.accordion summary') },
      { label: 'zoom', act: press('.gallery-zoom') },
      { label: 'close zoom', act: press('dialog#zoom[open] [command=close]') },
      { label: 'open drawer', act: press('[commandfor=cart]'), byHtml: true },
      { label: 'drawer: more', act: press(`${DRAWER} [name=quantity][value="1"]`) },
      { label: 'drawer: less', act: press(`${DRAWER} [name=quantity][value="-1"]`) },
      { label: 'drawer: remove', act: press(`${DRAWER} .cart-line-remove`) },
      { label: 'drawer: undo', act: press(`${DRAWER} .removed button`) },
      { label: 'close drawer', act: press(`${DRAWER} [command=close]`), byHtml: true },
      { label: 'menu', act: press('[commandfor=menu]'), byHtml: true },
    ],
  },
  {
    path: '/sneakers/kiez-low-navy',
    controls: [
      { label: 'size', act: press('.size-cell:nth-child(7)') },
      { label: 'size guide', act: press('[commandfor=size-guide]'), byHtml: true },
    ],
  },
  {
    path: '/caps',
    controls: [
      { label: 'colour', act: press('.swatch:nth-child(2)') },
      { label: 'quantity', act: press('[name=quantity][value="1"]') },
    ],
  },
  {
    path: '/trikots',
    controls: [
      { label: 'filter', act: press('.chip:nth-of-type(2)') },
      { label: 'all again', act: press('.chip:nth-of-type(1)') },
      { label: 'price filter', act: press('.chip:last-child') },
    ],
  },
  {
    path: '/produkte',
    controls: [{ label: 'filter', act: press('.chip:nth-of-type(2)') }],
  },
  {
    path: '/sneakers',
    controls: [
      { label: 'filter', act: press('.chip:nth-of-type(2)') },
      { label: 'all again', act: press('.chip:nth-of-type(1)') },
      { label: 'load more', act: press('.grid > .btn') },
      { label: 'search', act: press('[commandfor=search]'), byHtml: true },
    ],
  },
];
