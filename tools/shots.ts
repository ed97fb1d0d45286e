/**
 * `npm run shots`: takes screenshots of every screen and state of a real shop in four widths and both
 * languages, into `.cache/shots/`. Words after `--` select the screens whose names contain one of them, and
 * looks: `npm run shots -- en-768 admin` takes the back office in English at 768 px alone.
 * `npm run shots -- --readme` makes the pictures of README.md instead.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { LANGS, localized } from '#routes.ts';
import { ROOT_DIR } from './settings.ts';
import { type Look, layOutWhole, openBrowser, openWindow, settle } from './shots/camera.ts';
import { readmePictures } from './shots/readme.ts';
import { PUBLIC_SCREENS } from './shots/screens.ts';
import { type LivingShop, startLivingShop } from './shots/shop-with-life.ts';
import { type Say, STATES } from './shots/states.ts';

const WIDTHS = [390, 768, 1440, 1920];
const OUT = path.join(ROOT_DIR, '.cache', 'shots');

/** Screens with data of the signed-in customer. */
const CUSTOMERS: readonly string[] = ['account', 'success-paid'];

/** Opens a window and signs in with `login`; without one, it is a guest's. */
async function windowOf(browser: Browser, shop: LivingShop, look: Look, login?: object) {
  const page = await openWindow(browser, look);
  if (login) {
    const reply = await page.context().request.post(`${shop.url}/api/auth/sign-in/email`, {
      data: login,
      headers: { origin: shop.url },
    });
    if (!reply.ok()) throw new Error(`could not sign in: ${reply.status()}`);
  }
  return page;
}

async function shoot(browser: Browser, shop: LivingShop, look: Look, wanted: string[]) {
  const folder = path.join(OUT, nameOf(look));
  mkdirSync(folder, { recursive: true });
  const isWanted = (name: string) =>
    wanted.length === 0 || wanted.some((one) => name.includes(one));
  const guest = await windowOf(browser, shop, look);
  const owner = await windowOf(browser, shop, look, shop.owner);
  const customer = await windowOf(browser, shop, look, shop.customer);
  const screens = Object.entries({ ...PUBLIC_SCREENS, 'success-paid': `/success?${shop.paid}` });
  for (const [name, german] of screens.filter(([each]) => isWanted(each))) {
    const page = CUSTOMERS.includes(name) ? customer : guest;
    await settle(page, shop.url + localized(german, look.lang));
    if (name === 'account') await page.locator('main summary').first().waitFor();
    if (name === 'success-paid') await page.locator('.bought').waitFor();
    await layOutWhole(page);
    await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  }
  const say: Say = (german, english) => (look.lang === 'de' ? german : english);
  for (const state of STATES.filter(({ name }) => isWanted(name))) {
    const isGuest = state.who === undefined;
    const page = isGuest ? await openWindow(browser, look) : { owner, customer }[state.who];
    await settle(page, shop.url + localized(state.path, look.lang));
    await state.arrange(page, say);
    if (state.who !== 'owner') await page.waitForLoadState('networkidle');
    if (state.fullPage) await layOutWhole(page);
    const file = path.join(folder, `${state.name}.png`);
    await page.screenshot({ path: file, fullPage: state.fullPage ?? false });
    if (isGuest) await page.context().close();
  }
  for (const page of [guest, owner, customer]) await page.context().close();
  process.stdout.write(`${path.relative(ROOT_DIR, folder)}\n`);
}

const LOOKS: readonly Look[] = LANGS.flatMap((lang) => WIDTHS.map((width) => ({ lang, width })));
const nameOf = ({ lang, width }: Look) => `${lang}-${width}`;

const args = process.argv.slice(2);
const looks = LOOKS.filter((look) => args.includes(nameOf(look)));
const words = args.filter((arg) => !looks.some((look) => nameOf(look) === arg));
const shop = await startLivingShop();
const browser = await openBrowser();
try {
  if (args.includes('--readme')) {
    await readmePictures(browser, shop);
  } else {
    for (const look of looks.length > 0 ? looks : LOOKS) await shoot(browser, shop, look, words);
  }
} finally {
  await browser.close();
  await shop.close();
}
