import type { Locator, Page } from '@playwright/test';
import { href, localized } from '#routes.ts';
import { expect, open, test, waitForHydration } from './steps/journey.ts';
import { PHONE } from './steps/matrix.ts';
import { holdBack } from './steps/slow-line.ts';
import { complaintsOf, errorsOf, isSameDocument, markDocument } from './steps/watch.ts';

/**
 * The home page's sections below the first screen hydrate as they are needed
 * (docs/decisions/0039-islands-below-the-first-screen.md). Read from React's own marks on the elements, so
 * that no machine is too slow for it.
 */

const HOME = href('home', 'de');
const ISLANDS = ['tiles', 'products', 'picture', 'numbers', 'reviews', 'questions'];
const SECTIONS_CHUNK = /\/assets\/load-blocks-[^/]+\.js$/;
/** All that its islands need: their code, one file for each kind, and their data. */
const NEEDED = [
  SECTIONS_CHUNK,
  ...['Tiles', 'Products', 'Pictures', 'Numbers', 'Reviews', 'Questions'].map(
    (name) => new RegExp(`/assets/${name}-[^/]+\\.js$`),
  ),
  /\/data\/[^/]+\/de\/home\.json$/,
];

const island = (page: Page, name: string) => page.locator(`[data-island=${name}]`);

/** Names of the islands that have an element React knows. */
function hydrated(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isReacts = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    return [...document.querySelectorAll('[data-island]')].flatMap((section) =>
      [section, ...section.querySelectorAll('*')].some(isReacts)
        ? [section.getAttribute('data-island') ?? '']
        : [],
    );
  });
}

/** Opens the home page and waits until it does nothing more by itself. */
async function openAtRest(page: Page): Promise<void> {
  await open(page, HOME);
  await page.locator('html[data-whole][data-idle]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/** Opens it, and moves: the islands' code comes, and none of them is near. */
async function openAwaited(page: Page): Promise<void> {
  await openAtRest(page);
  const needed = NEEDED.map((file) => page.waitForResponse(file));
  await page.mouse.move(200, 300);
  const urls = (await Promise.all(needed)).map((response) => response.url());
  // A module that is asked for again answers once it has run, and data once they could be read.
  await page.evaluate(async (files) => {
    const again = (url: string) =>
      url.endsWith('.js') ? import(url) : fetch(url).then((response) => response.json());
    await Promise.all(files.map(again));
    await new Promise<void>((done) => requestIdleCallback(() => done()));
  }, urls);
}

const firstHeart = (page: Page) => island(page, 'products').getByRole('button').first();
const isPressed = (heart: Locator) => heart.getAttribute('aria-pressed');

/** Leaves a mark that only a new document lacks. */

test('nothing below the first screen hydrates before it is near', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await openAtRest(page);
  expect(asked.filter((url) => SECTIONS_CHUNK.test(url))).toEqual([]);
  await waitForHydration(page.locator('.flash'));
  expect(await hydrated(page)).toEqual([]);
  // One after the other comes near; those further down stay as they are.
  for (const [at, name] of ISLANDS.entries()) {
    await island(page, name).evaluate((section) => section.scrollIntoView({ block: 'end' }));
    await expect.poll(() => hydrated(page)).toContain(name);
    expect(await hydrated(page)).not.toContain(ISLANDS[at + 3] ?? 'none');
  }
  expect(await hydrated(page)).toEqual(ISLANDS);
});

test('a heart answers the very tap that hydrates its island', async ({ page }) => {
  await openAwaited(page);
  const heart = firstHeart(page);
  // Tapped from inside the page, out of sight: it was neither near nor aimed at before.
  const pressed = await heart.evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await new Promise(requestAnimationFrame);
    return button.ariaPressed;
  });
  expect(pressed).toBe('true');
  expect(await hydrated(page)).toEqual(['products']);
});

test('a heart tapped before its code is there is carried out once @full', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(SECTIONS_CHUNK, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, HOME);
  const heart = firstHeart(page);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-busy', 'true');
  expect(await isPressed(heart)).toBe('false');
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('aria-busy', 'true');
  await page.reload();
  await page.locator('[data-island=products]').scrollIntoViewIfNeeded();
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'true');
});

test('a form sent before its code is there is sent once it is', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(SECTIONS_CHUNK, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, href('help', 'de'));
  const name = page.getByLabel('Vorname');
  await name.fill('Mia');
  await name.press('Enter');
  release();
  await expect(page.getByLabel('Nachname')).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveValue('Mia');
});

test('a link in an island that is not hydrated is a step, and back finds the same place', async ({
  page,
}) => {
  await openAwaited(page);
  await markDocument(page);
  const link = page.getByRole('link', { name: 'Wer wir sind' });
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(1000);
  await link.click();
  await page.waitForURL(`**${'/ueber-uns'}`);
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Gut zu wissen' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  expect(await isSameDocument(page)).toBe(true);
});

test('who saves data has islands woken by their buttons only @full', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, HOME);
  await page.locator('html[data-idle]').waitFor({ state: 'attached' });
  await firstHeart(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await hydrated(page)).toEqual([]);
  await firstHeart(page).click();
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'true');
});

test('an island that opens while React waits for it hydrates as it came', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 1440, height: 8000 });
  // React marks a promise that it waits for, and goes on in its next task. That one comes when the island is open.
  await page.addInitScript(() => {
    let opened: Promise<void> | undefined;
    Object.defineProperty(Promise.prototype, 'status', {
      set(this: Promise<void>, value: string) {
        Object.defineProperty(this, 'status', { value, writable: true });
        opened = this;
        document.documentElement.setAttribute('data-awaited', '');
      },
    });
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...task: [null]) {
      if (opened) void opened.then(() => post.apply(this, task));
      else post.apply(this, task);
    };
  });
  const release = await holdBack(page, SECTIONS_CHUNK);
  await open(page, HOME);
  await page.locator('html[data-awaited]').waitFor({ state: 'attached' });
  const heading = await page.locator('[data-island] h2').first().elementHandle();
  release();
  await expect.poll(() => hydrated(page)).toEqual(ISLANDS);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  expect(complaints).toEqual([]);
});

test('the keyboard hydrates an island and keeps its focus @full', async ({ page }) => {
  await openAwaited(page);
  await markDocument(page);
  await page.getByRole('link', { name: 'Zum Flash Sale' }).focus();
  await page.keyboard.press('Tab');
  const tile = island(page, 'tiles').getByRole('link').first();
  await expect(tile).toBeFocused();
  await expect.poll(() => hydrated(page)).toContain('tiles');
  await expect(tile).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${localized('/sneakers', 'de')}`);
  expect(await isSameDocument(page)).toBe(true);
});

test('a change of language reaches islands that never woke @full', async ({ page }) => {
  const errors = errorsOf(page);
  await openAwaited(page);
  await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await page.waitForURL(`**${href('home', 'en')}`);
  await expect(
    page.getByRole('heading', { name: 'Stitched twice where once would do.' }),
  ).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Good to know' })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Gut zu wissen' })).toHaveCount(0);
  expect(await hydrated(page)).toEqual(ISLANDS);
  expect(await isSameDocument(page)).toBe(true);
  expect(errors).toEqual([]);
});
