import type { Page } from '@playwright/test';
import { expect, open, test } from './steps/journey.ts';
import { addToCart, cartButton, openDrawer, toast } from './steps/shopper.ts';

const colour = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pack = (page: Page, name: RegExp) => page.getByRole('radio', { name });

async function chosen(page: Page): Promise<(string | null)[]> {
  const pressed = page.getByRole('main').locator('button[aria-pressed=true].colour');
  const found = await pressed.evaluateAll((buttons) =>
    buttons.map(
      (button) =>
        [button.querySelector('em')?.dataset['place'], button.getAttribute('aria-label')] as const,
    ),
  );
  return found.sort(([a], [b]) => Number(a) - Number(b)).map(([, name]) => name);
}

test('pouch: packs, limits, oldest dropped, trimming, numbered badges, gallery', async ({
  page,
}) => {
  await open(page, '/products/pouch');
  const gallery = page.getByRole('group', { name: 'Bilder von Elvare Pouch' });
  const main = page.getByRole('main');
  await expect(pack(page, /EINZEL/)).toBeChecked();
  await expect(main.getByText('UNSER BESTSELLER')).toBeVisible();
  await expect(main.getByText('Perfekt für dich und dein Bestie')).toBeVisible();
  await expect(main.getByText('1/1 ausgewählt')).toBeVisible();
  await expect(main.getByText('Farbe: Schwarz')).toBeVisible();
  await expect(main.locator('button.colour')).toHaveCount(12);
  const firstPicture = () => gallery.locator('img').first().getAttribute('src');
  const black = await firstPicture();

  // At the limit of one, another colour replaces it, and the gallery follows.
  await colour(page, 'Rosa').click();
  expect(await chosen(page)).toEqual(['Rosa']);
  await expect.poll(firstPicture).not.toBe(black);

  await pack(page, /DUO PACK/).check();
  await expect(main.getByText('1/2 ausgewählt')).toBeVisible();
  await addToCart(page);
  await expect(toast(page, 'Farbe auswählen')).toContainText('Bitte wähle 2 Farbe(n) aus.');
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb, leer');

  await pack(page, /TRIO/).check();
  await colour(page, 'Navy').click();
  await colour(page, 'Lila').click();
  await expect(main.getByText('3/3 ausgewählt')).toBeVisible();
  await expect(main.getByText('Farben: Rosa, Navy, Lila')).toBeVisible();
  await colour(page, 'Koralle').click();
  expect(await chosen(page)).toEqual(['Navy', 'Lila', 'Koralle']);
  await colour(page, 'Lila').click();
  expect(await chosen(page)).toEqual(['Navy', 'Koralle']);
  await pack(page, /EINZEL/).check();
  expect(await chosen(page)).toEqual(['Navy']);
  await expect(main.getByText('1/1 ausgewählt')).toBeVisible();
});

test('bag pages: viewers, scarcity, delivery timeline, review count', async ({ page }) => {
  await open(page, '/products/pouch');
  const main = page.getByRole('main');
  await expect(main.getByText('42 Personen sehen sich das gerade an')).toBeVisible();
  await expect(main.getByText('SEI SCHNELL WENIG AUF LAGER!')).toBeVisible();
  await expect(main.getByText(/4\.207/).first()).toBeVisible();
  const timeline = main.getByRole('list', { name: 'Lieferung' });
  for (const station of ['Bestellt', 'Versandbereit', 'In deinen Händen']) {
    await expect(timeline.getByText(station)).toBeVisible();
  }
  await expect(timeline).toContainText(/\d+\. \w+/);
});

test('a bag without preselected colour asks for one, letter for letter', async ({ page }) => {
  for (const path of ['shoulder-bag', 'travel-bag', 'toiletry-bag', 'elvare-kartenetui']) {
    await open(page, `/products/${path}`);
    await expect(page.getByText('0/1 ausgewählt')).toBeVisible();
    await addToCart(page);
    await expect(toast(page, 'Farbe auswählen')).toContainText('Bitte wähle 1 Farbe(n) aus.');
    await colour(page, 'Schwarz').click();
    await addToCart(page);
    await expect(toast(page, 'Zum Warenkorb hinzugefügt!').last()).toBeVisible();
  }
  await expect(cartButton(page)).toHaveText('4');
});

test('presents: cards on the travel bag, lines in the drawer, colour of choice', async ({
  page,
}) => {
  await open(page, '/products/travel-bag');
  await pack(page, /TRIO/).check();
  const gifts = page.getByRole('region', { name: 'Geschenkt dazu' });
  await expect(gifts.getByRole('listitem')).toHaveCount(3);
  for (const name of ['Schwarz', 'Navy', 'Cognac']) await colour(page, name).click();
  await addToCart(page);
  const cart = await openDrawer(page);
  await expect(cart).toContainText('Gewinnspiel-Los');
  await expect(cart).toContainText('Elvare Geldbörse');
  await expect(cart).toContainText('Geschenk zum Trio');
  await cart.getByLabel('Farbe des Geschenks').selectOption('Koralle');
  await page.reload();
  await openDrawer(page);
  await expect(cart.getByLabel('Farbe des Geschenks')).toHaveValue('koralle');

  await open(page, '/products/toiletry-bag');
  await expect(page.getByText('+ FREE Kartenetui')).toBeVisible();
  await expect(page.getByText('+ EIN GEWINNSPIEL LOS UND EIN KARTENETUI')).toBeVisible();
  await open(page, '/products/elvare-kartenetui');
  await expect(page.getByText('BESTER WERT')).toBeVisible();
  await expect(page.getByText('+ FREE Geschenkbox')).toBeVisible();
  await expect(page.getByText('+ Premium Extras + Lebenslange Garantie')).toBeVisible();
});

test('gallery: pictures on the whole screen, turned by keys, grown and closed again', async ({
  page,
}) => {
  await open(page, '/products/pouch');
  const opener = page.getByRole('button', { name: 'Bilder groß ansehen' });
  await opener.click();
  const zoom = page.getByRole('dialog', { name: 'Elvare Pouch' });
  await expect(zoom.getByRole('button', { name: /^Vergrößern/ }).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(zoom.getByRole('button', { name: /^Vergrößern/ }).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(zoom.getByRole('button', { name: /^Verkleinern/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(opener).toBeFocused();
});

test('card holder: tiles of experiences and three places for videos', async ({ page }) => {
  await open(page, '/products/elvare-kartenetui');
  const experiences = page.getByRole('region', { name: 'Im Alltag' });
  await expect(experiences.getByRole('listitem')).toHaveCount(3);
  const videos = page.getByRole('region', { name: 'Bald in Bewegung' });
  await expect(videos.getByRole('listitem')).toHaveCount(3);
  await expect(videos.getByText('Video folgt')).toHaveCount(3);
});
