import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { newPlace, removePlace, type ShopPlace, ShopProcess } from '../../running-shop.ts';

export const owner = { email: 'admin@elvare.example', password: 'owner-of-this-shop' };

/** A shop of its own, so that its orders and messages are those of these journeys. */
export const test = base.extend<object, { place: ShopPlace }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const place = await newPlace();
      const shop = new ShopProcess(place, { ADMIN_PASSWORD: owner.password });
      try {
        await shop.ready();
        await use(place);
      } finally {
        await shop.end();
        removePlace(place);
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ place }, use) => use(`http://localhost:${place.port}`),
});
/** A Duo of the Pouch as its page puts it into the cart. */
export const DUO = {
  id: 'pouch-duo',
  name: 'Elvare Pouch',
  price: 107.99,
  quantity: 1,
  selectedColor: 'Rosa,Lila',
  packType: 'duo',
};

export async function signIn(page: Page): Promise<void> {
  const response = await page.request.post('/api/auth/sign-in/email', { data: owner });
  expect(response.status()).toBe(200);
}

export const isAccessible = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
