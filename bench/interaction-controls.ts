/** The controls whose interaction is measured, by the page they are on. */
import type { Page } from '@playwright/test';

/** Something a visitor presses, in the order of the list. */
export interface Control {
  readonly label: string;
  readonly act: (page: Page) => Promise<unknown>;
  /** HTML alone carries it out: what that takes is the reference. */
  readonly byHtml?: true;
}
export interface Screen {
  readonly path: string;
  readonly controls: readonly Control[];
}

/** What the page is given to come to rest before it is pressed: scrolling to it is not measured. */
export const REST_MS = 300;

/** A press as a mouse does it. A locator's own click adds listeners that would be measured, too. */
const press = (selector: string) => async (page: Page) => {
  const control = page.locator(selector).first();
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await control.boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen.`);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isHit = await control.evaluate(
    (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
    at,
  );
  if (!isHit) throw new Error(`Something lies over ${selector}.`);
  await page.mouse.move(at.x, at.y);
  await page.waitForTimeout(REST_MS);
  await page.mouse.click(at.x, at.y);
};
const DRAWER = 'dialog#cart[open]';

export const SCREENS: readonly Screen[] = [
  {
    path: '/products/pouch',
    controls: [
      { label: 'pack', act: press('.pack:nth-of-type(2)') },
      { label: 'colour', act: press('.colour:nth-child(6)') },
      { label: 'add to cart', act: press('.sticky-bar [name=add]') },
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
      { label: 'size', act: press('.size:nth-child(7)') },
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
