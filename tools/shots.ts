/**
 * `npm run shots`: every screen of a real shop at 390 and 1440 px in both languages, into
 * `.cache/shots/`. Words after `--` take only the screens whose names contain one of them.
 * `npm run shots -- --readme` makes the pictures of README.md instead.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { LANGS, localized, SCREENS } from '../src/routes.ts';
import { ROOT_DIR } from './settings.ts';
import { type Look, openBrowser, openWindow, settle } from './shots/camera.ts';
import { readmePictures } from './shots/readme.ts';
import { type LivingShop, startLivingShop } from './shots/shop-with-life.ts';

const WIDTHS = [390, 1440];
const OUT = path.join(ROOT_DIR, '.cache', 'shots');

const DETAILS: Readonly<Record<string, string>> = {
  [SCREENS.sneaker]: '/sneakers/kiez-low-navy',
  [SCREENS.trikot]: '/trikots/vintage-1974',
  [SCREENS.accessoire]: '/accessoires/uhr-klassik',
};

/** Name and German path of every screen, and of some that need more than their path. */
function screens({ paid }: LivingShop): [name: string, path: string][] {
  return [
    ...Object.entries(SCREENS).map(([name, pattern]): [string, string] => [
      name,
      DETAILS[pattern] ?? pattern,
    ]),
    ['missing', '/gibt-es-nicht'],
    ['jersey-missing', '/trikots/gibt-es-nicht'],
    ['search-results', '/suche?q=rosa'],
    ['success-paid', `/success?${paid}`],
  ];
}

/** Drawer, menu and search, opened on the page of the Pouch. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  drawer: async (page) => {
    await page.getByRole('radio', { name: /DUO/ }).check();
    await page.getByRole('button', { name: 'Navy', exact: true }).click();
    await page.locator('main .btn.signal').first().click();
    await page.locator('.header-tools .icon-btn').last().click();
    await page.getByRole('timer').waitFor();
  },
  menu: async (page) => {
    const menu = page.locator('header .icon-btn').first();
    if (await menu.isVisible()) await menu.click();
  },
  search: async (page) => {
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('pouch');
    await page.locator('[data-hit]').first().waitFor();
  },
};

async function shoot(browser: Browser, shop: LivingShop, look: Look, wanted: string[]) {
  const folder = path.join(OUT, `${look.lang}-${look.width}`);
  mkdirSync(folder, { recursive: true });
  const isWanted = (name: string) =>
    wanted.length === 0 || wanted.some((one) => name.includes(one));
  const guest = await openWindow(browser, look);
  const owner = await openWindow(browser, look);
  await owner.context().request.post(`${shop.url}/api/auth/sign-in/email`, {
    data: shop.owner,
    headers: { origin: shop.url },
  });
  for (const [name, german] of screens(shop).filter(([each]) => isWanted(each))) {
    const page = name === 'admin' || name === 'konto' ? owner : guest;
    await settle(page, shop.url + localized(german, look.lang));
    await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  }
  for (const [name, arrange] of Object.entries(STATES).filter(([each]) => isWanted(each))) {
    await settle(guest, shop.url + localized(SCREENS.pouch, look.lang));
    await arrange(guest);
    await guest.waitForLoadState('networkidle');
    await guest.screenshot({ path: path.join(folder, `${name}.png`) });
  }
  await guest.context().close();
  await owner.context().close();
  process.stdout.write(`${path.relative(ROOT_DIR, folder)}\n`);
}

const args = process.argv.slice(2);
const shop = await startLivingShop();
const browser = await openBrowser();
try {
  if (args.includes('--readme')) {
    await readmePictures(browser, shop);
  } else {
    for (const lang of LANGS) {
      for (const width of WIDTHS) await shoot(browser, shop, { lang, width }, args);
    }
  }
} finally {
  await browser.close();
  await shop.close();
}
