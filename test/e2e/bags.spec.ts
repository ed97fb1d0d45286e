import type { Page } from '@playwright/test';
import { localized } from '#routes.ts';
import { colourName, seedName } from '#test/seed.ts';
import { expect, open, test } from './steps/journey.ts';
import { languages } from './steps/matrix.ts';
import { addToCart, cartButton, openDrawer, toast } from './steps/shopper.ts';
import { speaks } from './steps/words.ts';

const colour = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pack = (page: Page, name: RegExp) => page.getByRole('radio', { name });

async function chosen(page: Page): Promise<(string | null)[]> {
  const pressed = page.getByRole('main').locator('button[aria-pressed=true].colour');
  const found = await pressed.evaluateAll((buttons) =>
    buttons.map(
      (button) =>
        [button.querySelector('em')?.dataset['place'], button.getAttribute('title')] as const,
    ),
  );
  return found.sort(([a], [b]) => Number(a) - Number(b)).map(([, name]) => name);
}

for (const lang of languages) {
  const say = speaks(lang);
  const chosenCount = (count: number, limit: number) =>
    say(`${count}/${limit} ausgewählt`, `${count}/${limit} selected`);

  test(`pouch: packs, limits, oldest dropped, trimming, numbered badges, gallery (${lang})`, async ({
    page,
  }) => {
    await open(page, localized('/products/pouch', lang));
    const gallery = page.getByRole('group', {
      name: say('Bilder von Elvare Pouch', 'Pictures of Elvare Pouch'),
    });
    const main = page.getByRole('main');
    await expect(pack(page, say(/EINZEL/, /SINGLE/))).toBeChecked();
    await expect(main.getByText(say('UNSER BESTSELLER', 'OUR BESTSELLER'))).toBeVisible();
    await expect(
      main.getByText(say('Perfekt für dich und dein Bestie', 'Made for you and your best friend')),
    ).toBeVisible();
    await expect(
      main.getByText(say('inkl. MwSt., zzgl. Versand', 'incl. VAT, plus shipping')),
    ).toBeVisible();
    await expect(main.getByText(chosenCount(1, 1))).toBeVisible();
    await expect(main.getByText(say('Farbe: Schwarz', 'Colour: Black'))).toBeVisible();
    await expect(main.locator('button.colour')).toHaveCount(12);
    const firstPicture = () => gallery.locator('img').first().getAttribute('src');
    const black = await firstPicture();

    // At the limit of one, another colour replaces it, and the gallery follows.
    await colour(page, colourName('rosa', lang)).click();
    expect(await chosen(page)).toEqual([colourName('rosa', lang)]);
    await expect.poll(firstPicture).not.toBe(black);

    await pack(page, /DUO PACK/).check();
    await expect(main.getByText(chosenCount(1, 2))).toBeVisible();
    // The stage shows both places, the second one empty.
    const stage = gallery.locator('.slots img');
    await expect(stage).toHaveCount(2);
    await expect(stage.first()).toHaveAttribute('alt', new RegExp(colourName('rosa', lang)));
    await expect(gallery.locator('.slot')).toHaveCount(1);
    await expect(main.getByText(say('Noch 1 Farbe', '1 colour to go'))).toBeVisible();
    await addToCart(page);
    await expect(toast(page, say('Farbe auswählen', 'Choose a colour'))).toContainText(
      say('Bitte wähle 2 Farbe(n) aus.', 'Please choose 2 of the colours shown.'),
    );
    await expect(cartButton(page)).toHaveAccessibleName(say('Warenkorb, leer', 'Cart, empty'));

    await pack(page, /TRIO/).check();
    await colour(page, colourName('navy', lang)).click();
    await colour(page, colourName('lila', lang)).click();
    await expect(main.getByText(chosenCount(3, 3))).toBeVisible();
    await expect(gallery.locator('.slot')).toHaveCount(0);
    await expect(
      main.getByText(say('Farben: Rosa, Navy, Lila', 'Colours: Pink, Navy, Lilac')),
    ).toBeVisible();
    await colour(page, colourName('koralle', lang)).click();
    expect(await chosen(page)).toEqual([
      colourName('navy', lang),
      colourName('lila', lang),
      colourName('koralle', lang),
    ]);
    await colour(page, colourName('lila', lang)).click();
    expect(await chosen(page)).toEqual([colourName('navy', lang), colourName('koralle', lang)]);
    await pack(page, say(/EINZEL/, /SINGLE/)).check();
    expect(await chosen(page)).toEqual([colourName('navy', lang)]);
    await expect(main.getByText(chosenCount(1, 1))).toBeVisible();
  });

  test(`a bag without preselected colour asks for one, letter for letter (${lang})`, async ({
    page,
  }) => {
    await open(page, localized('/products/shoulder-bag', lang));
    await expect(page.getByText(chosenCount(0, 1))).toBeVisible();
    await addToCart(page);
    await expect(toast(page, say('Farbe auswählen', 'Choose a colour'))).toContainText(
      say('Bitte wähle 1 Farbe(n) aus.', 'Please choose 1 of the colours shown.'),
    );
    await expect(page.locator('fieldset.missing')).toHaveAccessibleName(say('Farbe', 'Colour'));
    await colour(page, colourName('schwarz', lang)).click();
    await expect(page.locator('fieldset.missing')).toHaveCount(0);
    await expect(toast(page, say('Farbe auswählen', 'Choose a colour'))).toHaveCount(0);
    await addToCart(page);
    await expect(
      toast(page, say('Zum Warenkorb hinzugefügt!', 'Added to cart')).first(),
    ).toBeVisible();
  });

  test(`presents: cards on the travel bag, lines in the drawer, colour of choice (${lang})`, async ({
    page,
  }) => {
    await open(page, localized('/products/travel-bag', lang));
    await pack(page, /TRIO/).check();
    const gifts = page.getByRole('region', { name: say('Geschenkt dazu', 'Included for free') });
    await expect(gifts.getByRole('listitem')).toHaveCount(3);
    for (const id of ['schwarz', 'navy', 'cognac'] as const) {
      await colour(page, colourName(id, lang)).click();
    }
    await addToCart(page);
    const cart = await openDrawer(page);
    const present = cart.getByLabel(say('Farbe des Geschenks', 'Colour of the gift'));
    await expect(cart).toContainText(say('Gewinnspiel-Los', 'Raffle ticket'));
    await expect(cart).toContainText(say('Elvare Geldbörse', 'Elvare Wallet'));
    await expect(cart).toContainText(say('Geschenk zum Trio', 'Free with the Trio'));
    await present.selectOption(colourName('koralle', lang));
    await page.reload();
    await openDrawer(page);
    await expect(present).toHaveValue('koralle');
  });

  test(`below a bag stands what goes with it, loaded when someone comes near (${lang})`, async ({
    page,
  }) => {
    await open(page, localized('/products/pouch', lang));
    const related = page.getByRole('region', { name: say('Passt dazu', 'Pairs well with') });
    await expect(related.getByRole('heading')).toBeVisible();
    await expect(related.getByRole('article')).toHaveCount(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(related.getByRole('article')).toHaveCount(4);
    await related.getByRole('link', { name: seedName('kartenetui', lang) }).click();
    await page.waitForURL(`**${localized('/products/elvare-kartenetui', lang)}`);
  });
}
