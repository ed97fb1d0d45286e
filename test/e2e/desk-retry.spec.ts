import { expect, type Locator, type Page } from '@playwright/test';
import { apiPath } from '#api-path.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { signIn, test } from './steps/desk-shop.ts';
import { tabTo } from './steps/keyboard.ts';
import { fullIf } from './steps/matrix.ts';

/** A part of the back office that didn't load is asked for again by keyboard; the focus goes on with what comes. */

const retry = (page: Page) => page.getByRole('button', { name: 'Noch einmal versuchen' });

interface Part {
  readonly hash: string;
  readonly path: string;
  readonly loaded: (page: Page) => Locator;
}

const PARTS: Readonly<Record<string, Part>> = {
  'an editor': {
    hash: '#sortiment/sammlungen/featured',
    path: apiPath('/api/admin/catalogue/entries/:kind/:id', { kind: 'collection', id: 'featured' }),
    loaded: (page) => page.getByRole('heading', { name: 'Startseite' }),
  },
};

for (const [name, { hash, path, loaded }] of Object.entries(PARTS)) {
  test(`${name} that failed twice has the focus once it is there${fullIf(name !== 'an editor')}`, async ({
    page,
  }) => {
    await signIn(page);
    const isAsked = (url: URL) => url.pathname === path;
    await page.route(isAsked, (route) => route.abort());
    await page.goto(`/admin${hash}`);
    await expect(page.getByRole('alert').filter({ has: retry(page) })).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, retry(page));
    const failed = page.waitForEvent('requestfailed', (request) => isAsked(new URL(request.url())));
    await page.keyboard.press('Enter');
    await failed;
    await expect(retry(page)).toBeFocused();
    await page.unroute(isAsked);
    await page.keyboard.press('Enter');
    await expect(loaded(page)).toBeFocused();
    await expect(retry(page)).toHaveCount(0);
  });
}
