import type { Page } from '@playwright/test';
import { SCREENS } from '#routes.ts';
import { ADMIN_STATES } from './admin-states.ts';

/** Picks the text in the language of the shot. */
export type Say = (german: string, english: string) => string;

/**
 * A state of a screen: something opened, filled or invalid. A guest's state has its own window. `npm run shots` takes
 * pictures of all, `axe-states.spec.ts` looks at them.
 */
export interface State {
  readonly name: string;
  /** German path; the prefix of the language is added. */
  readonly path: string;
  readonly who?: 'customer' | 'owner';
  /** Needs a paid order, which \`npm run shots\` alone has. */
  readonly ofOrder?: true;
  readonly fullPage?: true;
  readonly arrange: (page: Page, say: Say) => Promise<void>;
}

const BAG = '/products/travel-bag';
const SNEAKER = '/sneakers/kiez-low-navy';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const add = (page: Page) => page.locator('main .btn.signal').first().click();

async function closeToasts(page: Page, say: Say): Promise<void> {
  const close = page.locator('.toast').getByRole('button', { name: say('Schließen', 'Close') });
  for (const toast of (await close.all()).reverse()) await toast.click();
}

async function chooseTrio(page: Page, say: Say): Promise<void> {
  await page.getByRole('radio', { name: /TRIO/ }).check();
  for (const colour of [say('Schwarz', 'Black'), 'Navy', 'Cognac']) {
    await button(page, colour).click();
  }
}

async function addTrio(page: Page, say: Say): Promise<void> {
  await chooseTrio(page, say);
  await add(page);
}

/** With presents. */
async function filledDrawer(page: Page, say: Say): Promise<void> {
  await addTrio(page, say);
  await closeToasts(page, say);
  await openDrawer(page);
}

async function openDrawer(page: Page): Promise<void> {
  await page.locator('.header-tools .icon-btn').last().click();
  await page.locator('dialog[open] .ship').waitFor();
}

async function drawerWithCode(page: Page, say: Say, code: string): Promise<void> {
  await filledDrawer(page, say);
  await page.getByRole('textbox', { name: say('Rabattcode', 'Discount code') }).fill(code);
  await page.keyboard.press('Enter');
  const answer = page.getByText(code === 'WILLKOMMEN10' ? /Code WILLKOMMEN10/ : /kennen|know/);
  await answer.first().waitFor();
}

async function search(page: Page, words: string, found: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill(words);
  await page.locator(found).first().waitFor();
}

async function account(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await page.getByRole('dialog').waitFor();
}

/** States that a shopper, a customer or the owner may see, in addition to the plain screens. */
export const STATES: readonly State[] = [
  { name: 'added', path: BAG, arrange: addTrio },
  { name: 'drawer', path: BAG, arrange: filledDrawer },
  { name: 'drawer-empty', path: BAG, arrange: openDrawer },
  {
    name: 'drawer-code',
    path: BAG,
    arrange: (page, say) => drawerWithCode(page, say, 'WILLKOMMEN10'),
  },
  {
    name: 'drawer-code-missing',
    path: BAG,
    arrange: async (page, say) => {
      await filledDrawer(page, say);
      await button(page, say('Einlösen', 'Redeem')).click();
    },
  },
  {
    name: 'drawer-code-wrong',
    path: BAG,
    arrange: (page, say) => drawerWithCode(page, say, 'GIBTESNICHT'),
  },
  {
    name: 'drawer-undo',
    path: BAG,
    arrange: async (page, say) => {
      await filledDrawer(page, say);
      const name = say('Elvare Travel Bag Trio entfernen', 'Remove Elvare Travel Bag Trio');
      await page.getByRole('button', { name }).click();
    },
  },
  {
    name: 'menu',
    path: '/products/pouch',
    arrange: async (page, say) => {
      const menu = page.locator('header .icon-btn').first();
      if (await menu.isVisible()) await menu.click();
      else
        await page.getByRole('banner').getByText(say('Taschen', 'Bags'), { exact: true }).click();
    },
  },
  { name: 'search', path: SCREENS.home, arrange: (page) => search(page, 'rosa', '[data-hit]') },
  {
    name: 'search-open',
    path: SCREENS.home,
    arrange: async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('searchbox').waitFor();
    },
  },
  {
    name: 'search-none',
    path: SCREENS.home,
    arrange: (page) => search(page, 'xyzzyqq', 'dialog p'),
  },
  {
    name: 'bag-trio',
    path: BAG,
    fullPage: true,
    arrange: async (page, say) => {
      await chooseTrio(page, say);
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  { name: 'colours-missing', path: BAG, arrange: add },
  { name: 'size-missing', path: SNEAKER, arrange: add },
  {
    name: 'size-guide',
    path: SNEAKER,
    arrange: (page, say) => account(page, say('Größentabelle', 'Size guide')),
  },
  {
    name: 'zoom',
    path: SNEAKER,
    arrange: (page, say) => account(page, say('Bilder groß ansehen', 'View pictures large')),
  },
  {
    name: 'wishlist-filled',
    path: '/sneakers',
    fullPage: true,
    arrange: async (page) => {
      for (const at of [0, 2, 3]) await page.locator('main .heart').nth(at).click();
      await page.goto(page.url().replace('sneakers', 'merkliste'));
      await page.locator('main .cell').first().waitFor();
    },
  },
  {
    name: 'sign-in-errors',
    path: SCREENS.auth,
    arrange: async (page) => {
      await page.getByRole('tabpanel').locator('[type=submit]').click();
      await page.locator('main [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'sign-in-refused',
    path: SCREENS.auth,
    arrange: async (page) => {
      await page.getByRole('tabpanel').locator('[type=email]').fill('niemand@example.com');
      await page.getByRole('tabpanel').locator('[type=password]').fill('falsches Wort');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'sign-up-errors',
    path: SCREENS.auth,
    arrange: async (page) => {
      await page.getByRole('tab').last().click();
      await page.getByRole('tabpanel').getByRole('button').last().click();
      await page.locator('main [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'password-forgotten',
    path: SCREENS.auth,
    arrange: (page) => page.getByRole('tabpanel').getByRole('button').first().click(),
  },
  {
    name: 'contact-errors',
    path: SCREENS.help,
    arrange: (page) => page.getByRole('main').getByRole('button').last().click(),
  },
  {
    name: 'newsletter-error',
    path: SCREENS.help,
    arrange: async (page) => {
      await page.getByRole('contentinfo').getByRole('textbox').fill('keine-adresse');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'account-menu',
    path: SCREENS.wishlist,
    who: 'customer',
    arrange: (page, say) => page.getByRole('banner').getByLabel(say('Konto', 'Account')).click(),
  },
  {
    name: 'konto-order',
    path: SCREENS.account,
    who: 'customer',
    ofOrder: true,
    fullPage: true,
    arrange: async (page) => {
      await page.locator('main summary').first().click();
    },
  },
  {
    name: 'konto-email',
    path: SCREENS.account,
    who: 'customer',
    arrange: (page, say) => account(page, say('E-Mail-Adresse ändern', 'Change e-mail address')),
  },
  {
    name: 'konto-delete',
    path: SCREENS.account,
    who: 'customer',
    arrange: (page, say) => account(page, say('Konto löschen', 'Delete account')),
  },
  ...ADMIN_STATES,
];
