import type { Browser, Page } from '@playwright/test';
import { href, localized } from '#routes.ts';
import german from '#web/pages/merkliste/de.json' with { type: 'json' };
import english from '#web/pages/merkliste/en.json' with { type: 'json' };
import { expectAccessible } from './steps/accessibility.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';
import { toast } from './steps/shopper.ts';
import { SHARED_TEXTS } from './steps/words.ts';

const TEXTS = { de: german, en: english };

for (const lang of languages) {
  const texts = TEXTS[lang];
  const list = href('wishlist', lang);
  const heart = /merken$|^Save/;

  test(`/merkliste (${lang}): hearts fill it, it survives a reload, gives back and empties`, async ({
    page,
  }) => {
    await open(page, list);
    const main = page.getByRole('main');
    await expect(main.getByText(texts.empty)).toBeVisible();

    await open(page, localized('/trikots', lang));
    const jersey = main.getByRole('article').first();
    await jersey.getByRole('button', { name: heart }).click();
    await expect(jersey.getByRole('button', { name: heart })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await open(page, localized('/sneakers/kiez-low-mono', lang));
    await main
      .getByRole('button', { name: /Kiez Low Mono/ })
      .first()
      .click();

    await open(page, list);
    await expect(main.getByRole('article')).toHaveCount(2);
    await expect(main.getByRole('article').first()).toContainText('Kiez Low Mono');
    await page.reload();
    await expect(main.getByRole('article')).toHaveCount(2);
    await expectAccessible(page);

    await main.getByRole('button', { name: /Kiez Low Mono/ }).click();
    await expect(main.getByRole('article')).toHaveCount(1);
    await expect(main.getByRole('button', { name: heart })).toBeFocused();
    await toast(page, lang === 'de' ? 'Kiez Low Mono wurde entfernt' : 'Kiez Low Mono removed')
      .getByRole('button', { name: /Rückgängig|Undo/ })
      .click();
    await expect(main.getByRole('article')).toHaveCount(2);

    await main.getByRole('button', { name: heart }).first().click();
    await expect(main.getByRole('article')).toHaveCount(1);
    await main.getByRole('button', { name: heart }).first().click();
    await expect(main.getByText(texts.empty)).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await main.getByRole('link', { name: texts.browse }).click();
    await page.waitForURL(`**${localized('/produkte', lang)}`);
  });
}

const signIn = async (page: Page, email: string) => {
  const data = { email, password: 'geheim123' };
  expect((await page.request.post('/api/auth/sign-in/email', { data })).ok()).toBe(true);
};

/** An account of its own; devices are windows that sign in to it. */
async function device(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, email);
  return page;
}

/** The hearts that a page of the shop shows once the account has been asked. */
async function expectWishes(page: Page, names: readonly RegExp[]): Promise<void> {
  await open(page, href('wishlist', 'de'));
  await expect(page.getByRole('article')).toHaveCount(names.length);
  for (const name of names) {
    await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(1);
  }
}

async function press(page: Page, name: RegExp): Promise<void> {
  const merged = page.waitForResponse(
    (response) => response.url().endsWith('/api/wishlist') && response.status() === 200,
  );
  await page.getByRole('article').filter({ hasText: name }).getByRole('button').first().click();
  await merged;
}

test('/merkliste: two devices of an account, and what stays after signing out @full', async ({
  browser,
  request,
}) => {
  const emails = ['merkt@post.example', 'andere@post.example'] as const;
  for (const email of emails) {
    const signedUp = await request.post('/api/auth/sign-up/email', {
      data: { email, password: 'geheim123' },
    });
    expect(signedUp.ok()).toBe(true);
  }
  const first = await device(browser, emails[0]);
  await open(first, localized('/accessoires', 'de'));
  await expect(first.getByRole('banner').getByLabel(SHARED_TEXTS.de['nav.account'])).toBeVisible();
  await press(first, /Siegelring/);
  await press(first, /Sonnenbrille Pilot/);
  const second = await device(browser, emails[0]);
  await expectWishes(second, [/Siegelring/, /Sonnenbrille Pilot/]);
  await press(second, /Siegelring/);
  await expectWishes(first, [/Sonnenbrille Pilot/]);
  await expectWishes(second, [/Sonnenbrille Pilot/]);

  await first.getByRole('banner').getByLabel(SHARED_TEXTS.de['nav.account']).click();
  await first.getByRole('button', { name: SHARED_TEXTS.de['nav.logout'] }).click();
  await expect(first.getByText(german.empty)).toBeVisible();
  await signIn(first, emails[1]);
  await expectWishes(first, []);
  await first.context().close();
  await second.context().close();
});
