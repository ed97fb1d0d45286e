import type { Page } from '@playwright/test';
import { linkIn, mailTo } from './steps/inbox.ts';
import { expect, open, ready, test } from './steps/journey.ts';
import { ownersWindow } from './steps/people.ts';
import { addToCart, cartButton } from './steps/shopper.ts';

const scrolled = (page: Page) => page.evaluate(() => scrollY);
const blurOf = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const blurs = [header, ...header.querySelectorAll('*')].flatMap((element) =>
      [null, '::before'].map((part) => getComputedStyle(element, part).backdropFilter),
    );
    return Math.max(...blurs.map((blur) => Number(/blur\((\d+)/.exec(blur)?.[1] ?? 0)));
  });

test('banner: three messages, 3 s each, can be paused', async ({ page }) => {
  await page.clock.install();
  await open(page, '/produkte');
  const banner = page.getByRole('region', { name: 'Aktuelles' });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const seen: string[] = [];
  for (let message = 0; message < 4; message += 1) {
    seen.push((await banner.getByRole('paragraph').textContent()) ?? '');
    await page.clock.runFor(3000);
  }
  expect(new Set(seen)).toEqual(
    new Set([
      'Heute 50 % auf alles',
      'Kostenloser Versand ab 20 €',
      '30 Tage Geld-zurück-Garantie',
    ]),
  );
  expect(seen[3]).toBe(seen[0]);
  await banner.getByRole('button', { name: 'Anhalten' }).click();
  const shown = await banner.getByRole('paragraph').textContent();
  await page.clock.runFor(10_000);
  await expect(banner.getByRole('paragraph')).toHaveText(shown ?? '');
  await banner.getByRole('button', { name: 'Weiterlaufen lassen' }).click();
  await page.clock.runFor(3000);
  await expect(banner.getByRole('paragraph')).not.toHaveText(shown ?? '');
});

test('header blurs stronger after 20 px, back to top appears after 500 px', async ({ page }) => {
  await open(page, '/produkte');
  const toTop = page.getByRole('button', { name: 'Nach oben' });
  const before = await blurOf(page);
  await page.evaluate(() => scrollTo(0, 20));
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => scrollTo(0, 21));
  await expect.poll(() => blurOf(page)).toBeGreaterThan(before);
  await page.evaluate(() => scrollTo(0, 500));
  await expect(toTop).toBeHidden();
  await page.evaluate(() => scrollTo(0, 501));
  await expect(toTop).toBeVisible();
  await toTop.click();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('every navigation scrolls smoothly to the top, back restores the place', async ({ page }) => {
  await open(page, '/produkte');
  await page.evaluate(() => {
    const original = window.scrollTo.bind(window);
    window.scrollTo = ((options: ScrollToOptions) => {
      document.documentElement.dataset['behavior'] = options.behavior ?? '';
      original(options);
    }) as typeof window.scrollTo;
  });
  const last = page
    .getByRole('main')
    .getByRole('link', { name: /Uhr|Watch/ })
    .last();
  await last.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(500);
  await last.click();
  await expect(page).toHaveURL(/\/accessoires\//);
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-behavior', 'smooth');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/produkte');
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('navigation: every entry of the header leads to its page', async ({ page }) => {
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Hauptnavigation' });
  const entries = [
    ['Neu', '/neu'],
    ['Fashion', '/produkte'],
    ['Sneakers', '/sneakers'],
    ['Trikots', '/trikots'],
    ['Caps', '/caps'],
    ['Accessoires', '/accessoires'],
    ['Hilfe', '/hilfe'],
    ['Start', '/'],
  ] as const;
  for (const [name, path] of entries) {
    await nav.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await nav.getByText('Taschen', { exact: true }).click();
  await nav.getByRole('link', { name: /Travel Bag|Reisetasche/ }).click();
  await expect(page).toHaveURL('/products/travel-bag');
});

test('mobile menu closes when a link is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Sneakers' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/sneakers');
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menü' })).toBeFocused();
});

test('cart badge: the total item count, only above 0', async ({ page }) => {
  await open(page, '/products/pouch');
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb, leer');
  await expect(cartButton(page)).toHaveText('');
  await addToCart(page);
  await addToCart(page);
  await expect(cartButton(page)).toHaveText('2');
});

test('user menu and admin link: for the one fixed address only', async ({ page, browser }) => {
  await open(page, '/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/auth');
  await expect(header.getByRole('link', { name: 'Admin' })).toHaveCount(0);

  const owner = await ownersWindow(browser);
  await open(owner, '/produkte');
  const menu = owner.getByRole('banner').getByLabel('Konto');
  await menu.click();
  await expect(owner.getByRole('banner')).toContainText('admin@elvare.example');
  await owner.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
  await expect(owner).toHaveURL('/admin');
  await owner.context().close();
});

test('footer: every link answers, newsletter by double opt-in', async ({ page, request }) => {
  await open(page, '/produkte');
  const footer = page.getByRole('contentinfo');
  const links = await footer
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThanOrEqual(11);
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);

  const email = footer.getByLabel('E-Mail-Adresse');
  await email.fill('keine-adresse');
  await footer.getByRole('button', { name: 'Abonnieren' }).click();
  await expect(footer.getByRole('status')).toHaveText('Bitte gib eine gültige E-Mail-Adresse ein.');
  await expect(email).toBeFocused();
  await email.fill('neuigkeiten@example.com');
  await footer.getByRole('button', { name: 'Abonnieren' }).click();
  await expect(footer.getByRole('status')).toContainText('Fast fertig');
  const mail = await mailTo('neuigkeiten@example.com', /Newsletter|Anmeldung|Bestätige/i);
  await page.goto(linkIn(mail, '/newsletter?token='));
  await ready(page);
  const confirm = page.getByRole('main').getByRole('button', { name: /bestätigen/i });
  if (await confirm.isVisible()) await confirm.click();
  await expect(page.getByRole('main')).toContainText(/bestätigt|dabei|angemeldet/i);
});
