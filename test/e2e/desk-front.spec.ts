import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './steps/accessibility.ts';
import { askSandbox, DUO, sell, signIn, test } from './steps/desk-shop.ts';

test.use({ viewport: { width: 390, height: 844 } });

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const topOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;

test('the front page says the day in one sentence, and a sale enters the line as a picture', async ({
  page,
  browser,
  baseURL,
  place,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn(page);
  await page.goto('/admin');
  const sentence = page.locator('.news-sentence');
  await expect(sentence).toHaveText(/^Heute noch keine Bestellung, gerade .+ im Shop\.$/);
  const announced = page.locator('.news-sentence + [role=status]');
  const curve = page.getByRole('slider', { name: /letzten 24 Stunden/ });
  await expect(curve).toBeVisible();
  await expect(page.locator('.news-sale')).toHaveCount(0);

  // Visitors come and go without a word to a screen reader.
  const shopper = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const before = await sentence.textContent();
  await shopper.goto('/hilfe');
  await expect(sentence).not.toHaveText(before ?? '');
  await expect(announced).toBeEmpty();
  await shopper.context().close();

  await sell(page, place, [DUO]);
  await expect(sentence).toHaveText(/^Heute 1 Bestellung für €107,99, gerade .+ im Shop\.$/);
  await expect(announced).toHaveText(/^Heute 1 Bestellung für €107,99, /);
  const sale = page.locator('.news-sale');
  await expect(sale).toHaveCount(1);
  for (const [index, colour] of ['rosa', 'lila'].entries()) {
    const picture = sale.locator('img').nth(index);
    await expect(picture).toHaveAttribute('src', new RegExp(`^/images/pouch/${colour}-quarter-`));
  }
  const motion = () => sale.evaluate((one) => getComputedStyle(one).animationName);
  expect(await motion()).toBe('news-arrive');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motion()).toBe('none');
  await expectAccessible(page);

  await page.goto('/en/admin');
  await expect(sentence).toHaveText(/^1 order for €107\.99 today, .+ in the shop right now\.$/);
  await expect(announced).toBeEmpty();
});

test('numbers stay when the login is read after them', async ({ page }) => {
  await signIn(page);
  await page.clock.install();
  await page.route('/api/auth/session', (route) => route.abort(), { times: 1 });
  await page.goto('/admin');
  const curve = page.getByRole('slider', { name: /letzten 24 Stunden/ });
  await expect(curve).toBeVisible();
  const drawn = await curve.elementHandle();
  const read = page.waitForResponse('/api/auth/session');
  await page.clock.runFor(5_000);
  await (await read).finished();
  await page.clock.runFor(1_000);
  await expect(curve).toBeVisible();
  expect(await drawn?.evaluate((node) => node.isConnected)).toBe(true);
});

test('on a phone one bar of 48 px, and the first figure in the upper quarter @full', async ({
  page,
}) => {
  // Somebody is in the shop; the back office itself is no visit.
  const visitor = await page.context().newPage();
  await visitor.goto('/');
  await signIn(page);
  await page.goto('/admin');
  await expect(page.getByRole('status', { name: 'Verbindung' })).toHaveText('live');
  expect((await page.locator('.news-top').boundingBox())?.height).toBe(48);
  expect(await topOf(page, '.news-sentence .news-figure')).toBeLessThan(844 / 4);
  const refresh = page.getByRole('button', { name: 'Aktualisieren' });
  const box = await refresh.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const sections = page.getByRole('navigation', { name: 'Bereich' }).getByRole('button');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const section of await sections.all()) {
      await section.click();
      await page.waitForLoadState('networkidle');
      expect(await overflowOf(page), `${await section.textContent()} at ${width} px`).toBe(0);
    }
  }
});

test('expired orders are folded', async ({ page, place }) => {
  await signIn(page);
  const made = await page.request.post('/api/create-checkout', { data: { items: [DUO] } });
  const session = /cs_\w+/.exec((await made.json()).url)?.[0];
  await askSandbox(place, `sessions/${session}/expire`, {});
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Aktivität' }).click();
  await expect(async () => {
    await page.reload();
    await page.getByRole('tab', { name: 'Aktivität' }).click();
    await expect(page.getByText(/abgelaufene Bestellung/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText('expired')).toHaveCount(0);
});
