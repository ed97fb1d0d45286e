import type { Page } from '@playwright/test';
import { href, localized } from '#routes.ts';
import { expect, ready, test } from './steps/journey.ts';
import { PHONE } from './steps/matrix.ts';
import { cartButton, drawer } from './steps/shopper.ts';
import { holdBack } from './steps/slow-line.ts';

/** Documents that something changes on their way: the whole page is there afterwards, and the first tap counts. */

/** Proxies and optimisers change the text of a document. */
const TEXTS: Readonly<Record<string, (html: string) => string>> = {
  'without comments': (html) => html.replaceAll(/<!--.*?-->/gs, ''),
};

/** Extensions and translations change its elements, before the first script of the page. */
const ELEMENTS: Readonly<Record<string, () => void>> = {
  'with elements removed': () => {
    const gone = '[data-island], .footer-cols, #cart, #search > *, [data-part=nav] > *, main h2';
    for (const element of document.querySelectorAll(gone)) element.remove();
  },
};

/** One change of the text, one of the elements. */
const CASES = [
  [href('home', 'de'), 'without comments'],
  [localized('/sneakers/kiez-low-navy', 'de'), 'with elements removed'],
] as const;

/** What a page consists of. */
function partsOf(page: Page) {
  return page.evaluate(() => {
    const names = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    // Boxes far below are laid out as well.
    document.documentElement.setAttribute('data-whole', '');
    return {
      headings: names('main :is(h1, h2, h3)'),
      navigation: names('header a'),
      buttons: document.querySelectorAll('header button').length,
      footer: names('footer :is(a, h2)'),
      sections: document.querySelectorAll('main section, main [data-island]').length,
      dialogs: [...document.querySelectorAll('dialog')].map(({ id }) => id),
    };
  });
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Height once rows that load near the screen are there: the same twice. */
async function settledHeight(page: Page): Promise<number> {
  let height = 0;
  const isSame = async () => {
    const before = height;
    height = await heightOf(page);
    return height === before;
  };
  await expect.poll(isSame, { intervals: [500] }).toBe(true);
  return height;
}

for (const [path, change] of CASES) {
  test(`${path} ${change} is whole`, async ({ page }) => {
    await page.goto(path);
    await ready(page);
    const whole = await partsOf(page);
    const height = await settledHeight(page);

    const text = TEXTS[change];
    if (text) {
      await page.route(
        ({ pathname }) => pathname === path,
        async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: text(await response.text()) });
        },
      );
    }
    const elements = ELEMENTS[change];
    if (elements) {
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${elements})`);
    }
    const release = await holdBack(page, /\/assets\/[^/]+\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    // Without the button there is nothing to tap.
    const isTapped = await cartButton(page).isVisible();
    if (isTapped) await cartButton(page).click();
    release();
    await ready(page);
    if (!isTapped) await cartButton(page).click();
    await expect(drawer(page).locator('.cart-empty')).toBeVisible();
    await page.keyboard.press('Escape');

    await expect.poll(() => partsOf(page)).toEqual(whole);
    await expect
      .poll(async () => Math.abs((await heightOf(page)) - height))
      .toBeLessThan(height / 50);
  });
}

test('a heart tapped before React has replaced it is carried out', async ({ page }) => {
  await page.route(
    ({ pathname }) => pathname === localized('/sneakers', 'de'),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/<!--.*?-->/gs, '');
      await route.fulfill({ response, body });
    },
  );
  const release = await holdBack(page, /\/assets\/[^/]+\.js$/);
  await page.goto(localized('/sneakers', 'de'), { waitUntil: 'commit' });
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /merken/ })
    .nth(1);
  await heart.click();
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

/** Fails like a script that a browser doesn't understand. */
const THROWS = 'throw new SyntaxError("as in a browser that is too old");';

for (const [what, file] of [
  ['first script', /\/entry-early-[^/]+\.js$/],
  ['first render', undefined],
] as const) {
  test(`a document whose ${what} throws stays, and its links work`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    if (file) {
      await page.route(file, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: THROWS }),
      );
    } else {
      await page.addInitScript('delete Array.prototype.toReversed');
    }
    await page.goto(localized('/sneakers', 'de'));
    if (!file) await expect(page.getByText('brauchen JavaScript')).toBeVisible();
    await expect(page.getByRole('main').locator('.cell')).not.toHaveCount(0);
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }),
    ).toBeVisible();
    // No form writes what was typed into the address.
    await page.locator('.newsletter input').fill('anna@elvare.example');
    await page.locator('.newsletter button').click();
    await expect(page).toHaveURL(localized('/sneakers', 'de'));
    await page.getByRole('main').locator('.cell a').first().click();
    await expect(page).toHaveURL(/\/sneakers\/./);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a back office whose script a browser can not read says which one it needs', async ({
  page,
}) => {
  await page.route(/\/assets\/admin\/entry-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: THROWS }),
  );
  await page.goto('/admin');
  const needed = page.getByText(/Chrome 111/);
  await expect(needed).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(needed).toBeVisible();
  await page.unroute(/\/assets\/admin\/entry-[^/]+\.js$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Zugang verweigert' })).toBeVisible();
  await expect(needed).toBeHidden();
});
