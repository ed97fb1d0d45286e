import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { href, type Lang, localized, type Screen } from '../../src/routes.ts';
import { expect, newAddress, open, test } from './steps/journey.ts';
import { ownersWindow } from './steps/people.ts';
import { PUBLIC_PATHS } from './steps/screens.ts';

interface View {
  readonly lang: Lang;
  readonly width: number;
}
const VIEWS: readonly View[] = [
  { lang: 'de', width: 390 },
  { lang: 'en', width: 1440 },
  { lang: 'de', width: 1440 },
  { lang: 'en', width: 390 },
];
/** `npm test` looks at one width per language, `npm run test:full` at all. */
const views = process.env['FULL'] ? VIEWS : VIEWS.slice(0, 2);

/** What axe finds on the page as it is, one line per element. */
async function violations(page: Page, state: string): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${state}: ${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

async function windowOf(browser: Browser, { width }: View, worker: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': newAddress(worker) },
  });
  return context.newPage();
}

for (const view of views) {
  const { lang, width } = view;
  const name = `${lang} at ${width} px`;
  const to = (screen: Exclude<Screen, 'sneaker' | 'trikot' | 'accessoire'>) => href(screen, lang);
  const word = (german: string, english: string) => (lang === 'de' ? german : english);

  test(`axe: every screen, ${name}`, async ({ browser }, info) => {
    test.setTimeout(300_000);
    const page = await windowOf(browser, view, info.workerIndex);
    const found: string[] = [];
    for (const path of PUBLIC_PATHS) {
      await open(page, localized(path, lang));
      found.push(...(await violations(page, path)));
    }
    expect(found).toEqual([]);
    await page.context().close();
  });

  test(`axe: every state, ${name}`, async ({ browser }, info) => {
    test.setTimeout(180_000);
    const page = await windowOf(browser, view, info.workerIndex);
    const found: string[] = [];
    const look = async (state: string) => found.push(...(await violations(page, state)));
    const main = page.getByRole('main');
    const banner = page.getByRole('banner');

    await open(page, to('travelBag'));
    const add = main.getByRole('button', { name: word('In den Warenkorb legen', 'Add to cart') });
    await add.first().click();
    await expect(page.getByRole('alert')).toBeVisible();
    await look('colours missing, toast');
    await page.getByRole('radio', { name: /TRIO/ }).check();
    for (const colour of [word('Schwarz', 'Black'), 'Navy', 'Cognac']) {
      await page.getByRole('button', { name: colour, exact: true }).click();
    }
    await add.first().click();
    await look('added, toast');
    // It would lie over what is looked at next.
    const close = page.locator('.toast').getByRole('button', { name: word('Schließen', 'Close') });
    for (const toast of (await close.all()).reverse()) await toast.click();
    await banner.getByRole('button', { name: word('Warenkorb', 'Cart') }).click();
    const drawer = page.getByRole('dialog', { name: word('Warenkorb', 'Cart') });
    await expect(drawer.getByRole('timer')).toBeVisible();
    await look('drawer with presents');
    await drawer.getByRole('button', { name: word('Einlösen', 'Redeem') }).click();
    await look('drawer, code missing');
    await drawer.getByRole('textbox').fill('GIBTESNICHT');
    await page.keyboard.press('Enter');
    await expect(drawer.getByText(word('kennen wir nicht', 'don’t know'))).toBeVisible();
    await look('drawer, code unknown');
    await drawer.getByRole('textbox').fill('WILLKOMMEN10');
    await page.keyboard.press('Enter');
    await expect(drawer.getByText('Code WILLKOMMEN10')).toBeVisible();
    await look('drawer, code redeemed');
    const remove = word('Elvare Travel Bag Trio entfernen', 'Remove Elvare Travel Bag Trio');
    await drawer.getByRole('button', { name: remove }).click();
    await look('drawer empty, undo');
    await page.keyboard.press('Escape');

    await main
      .getByRole('button', { name: word('Bilder groß ansehen', 'View pictures large') })
      .click();
    const zoom = page.getByRole('dialog', { name: 'Elvare Travel Bag' });
    await expect(zoom.getByRole('button').nth(1)).toBeFocused();
    await look('pictures on the whole screen');
    await page.keyboard.press('Escape');

    await page.keyboard.press('/');
    const search = page.getByRole('searchbox');
    await look('search empty');
    await search.fill('pouch');
    await expect(page.getByRole('dialog').getByRole('link', { name: /Pouch/ })).toBeVisible();
    await look('search with hits');
    await search.fill('xyzzyqq');
    await look('search without hits');
    await search.fill('');
    await page.keyboard.press('Escape');

    const menu = banner.getByRole('button', { name: word('Menü', 'Menu') });
    if (await menu.isVisible()) {
      await menu.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('menu');
      await page.keyboard.press('Escape');
    } else {
      await banner.getByText(word('Taschen', 'Bags'), { exact: true }).click();
      await look('bags menu');
    }

    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox').fill('keine-adresse');
    await page.keyboard.press('Enter');
    await expect(footer.getByRole('textbox')).toBeFocused();
    await look('newsletter error');

    await open(page, href('sneaker', lang, 'kiez-low-navy'));
    await add.first().click();
    await look('size missing, toast');
    await page
      .locator('.toast')
      .getByRole('button', { name: word('Schließen', 'Close') })
      .click();
    await main.getByRole('button', { name: word('Größentabelle', 'Size guide') }).click();
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    await look('size guide');
    await page.keyboard.press('Escape');

    await open(page, to('auth'));
    await page.getByRole('tabpanel').getByRole('button').last().click();
    await look('sign-in errors');
    await page.getByRole('tab').last().click();
    await page.getByRole('tabpanel').getByRole('button').last().click();
    await look('sign-up errors');
    await open(page, to('hilfe'));
    await main.getByRole('button').last().click();
    await expect(main.getByRole('textbox').first()).toBeFocused();
    await look('contact errors');
    expect(found).toEqual([]);
    await page.context().close();
  });
}

test('axe: account page and menu of someone signed in', async ({ browser }) => {
  const page = await ownersWindow(browser);
  const found: string[] = [];
  for (const path of ['/konto', '/en/konto', '/merkliste']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    found.push(...(await violations(page, path)));
  }
  await page.getByRole('banner').getByLabel('Konto').click();
  found.push(...(await violations(page, 'account menu')));
  expect(found).toEqual([]);
  await page.context().close();
});
