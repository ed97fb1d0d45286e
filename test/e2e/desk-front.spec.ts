import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './steps/accessibility.ts';
import { askSandbox, DUO, sell, signIn, test } from './steps/desk-shop.ts';

test.use({ viewport: { width: 390, height: 844 } });

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const topOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;

test('the front page says the day in one sentence, and a sale enters the line as a picture', async ({
  page,
  browser,
  baseURL,
  place,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn(page);
  await page.goto('/admin');
  const sentence = page.locator('.news-sentence');
  await expect(sentence).toHaveText(/^Heute noch keine Bestellung, gerade .+ im Shop\.$/);
  const announced = page.locator('.news-sentence + [role=status]');
  const curve = page.getByRole('slider', { name: /letzten 24 Stunden/ });
  await expect(curve).toBeVisible();
  await expect(page.locator('.news-sale')).toHaveCount(0);

  // Visitors come and go without a word to a screen reader.
  const shopper = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const before = await sentence.textContent();
  await shopper.goto('/hilfe');
  await expect(sentence).not.toHaveText(before ?? '');
  await expect(announced).toBeEmpty();
  await shopper.context().close();

  await sell(page, place, [DUO]);
  await expect(sentence).toHaveText(/^Heute 1 Bestellung für €107,99, gerade .+ im Shop\.$/);
  await expect(announced).toHaveText(/^Heute 1 Bestellung für €107,99, /);
  const sale = page.locator('.news-sale');
  await expect(sale).toHaveCount(1);
  for (const [index, colour] of ['rosa', 'lila'].entries()) {
    const picture = sale.locator('img').nth(index);
    await expect(picture).toHaveAttribute('src', new RegExp(`^/images/pouch/${colour}-quarter-`));
  }
  const motion = () => sale.evaluate((one) => getComputedStyle(one).animationName);
  expect(await motion()).toBe('news-arrive');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motion()).toBe('none');
  await expectAccessible(page);

  await page.goto('/en/admin');
  await expect(sentence).toHaveText(/^1 order for €107\.99 today, .+ in the shop right now\.$/);
  await expect(announced).toBeEmpty();
});

test('on a phone one bar of 48 px, and the first figure in the upper quarter @full', async ({
  page,
}) => {
  // Somebody is in the shop; the back office itself is no visit.
  const visitor = await page.context().newPage();
  await visitor.goto('/');
  await signIn(page);
  await page.goto('/admin');
  await expect(page.getByRole('status', { name: 'Verbindung' })).toHaveText('live');
  expect((await page.locator('.news-top').boundingBox())?.height).toBe(48);
  expect(await topOf(page, '.news-sentence .news-figure')).toBeLessThan(844 / 4);
  const refresh = page.getByRole('button', { name: 'Aktualisieren' });
  const box = await refresh.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const sections = page.getByRole('navigation', { name: 'Bereich' }).getByRole('button');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const section of await sections.all()) {
      await section.click();
      await page.waitForLoadState('networkidle');
      expect(await overflowOf(page), `${await section.textContent()} at ${width} px`).toBe(0);
    }
  }
});

test('expired orders are folded, lines have pictures, and a refund comes last', async ({
  page,
  place,
}) => {
  await signIn(page);
  const sold = await sell(page, place, [DUO]);
  const made = await page.request.post('/api/create-checkout', { data: { items: [DUO] } });
  const session = /cs_\w+/.exec((await made.json()).url)?.[0];
  await askSandbox(place, `sessions/${session}/expire`, {});
  await page.goto('/admin#bestellungen');
  const fold = page.getByText(/abgelaufene Bestellung/);
  await expect(async () => {
    await page.reload();
    await expect(fold).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const expired = page.getByRole('button', { name: /Abgelaufen/ });
  await expect(expired).toBeHidden();
  await fold.press('Enter');
  await expect(expired.first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Zahlung').selectOption({ label: 'Abgelaufen' });
  await expect(fold).toBeHidden();
  await expect(expired.first()).toBeVisible();

  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Aktivität' }).click();
  await expect(page.getByText(/abgelaufene Bestellung/)).toBeVisible();
  await expect(page.getByText('expired')).toHaveCount(0);

  await page.goto(`/admin#bestellungen/${sold.id}`);
  await expect(page.getByRole('heading', { name: /Bezahlt/ })).toContainText(
    'Noch nicht verschickt',
  );
  const headings = page.getByRole('heading', { level: 3 });
  await expect(headings.first()).toHaveText('Artikel');
  await expect(headings.last()).toHaveText('Erstatten');
  await expect(page.locator('.desk-items img').first()).toHaveAttribute('src', /pouch\/rosa/);
  await expect(page.locator('.is-primary')).toHaveText(['Als versandt melden']);
  const edges = await page
    .locator('.desk-title, .desk-block > h3')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(new Set(edges).size).toBe(1);
});

test('a code says what it does while it is typed, and each error stands beside its field @full', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin#codes');
  const code = page.getByLabel('Code', { exact: true });
  await code.focus();
  await page.keyboard.type('herbst10');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('110');
  await page.keyboard.press('Tab');
  await page.keyboard.type('50');
  await page.getByLabel('Ende (Berliner Zeit)').fill('2090-12-31T23:59');
  await page.getByLabel('Höchstens eingelöst').fill('100');
  const create = page.getByRole('button', { name: 'Code anlegen' });
  await create.press('Enter');
  const value = page.getByLabel('Wert in Prozent');
  await expect(value).toBeFocused();
  await expect(value).toHaveAccessibleDescription('Eine ganze Zahl von 1 bis 100');
  await expectAccessible(page);
  await value.fill('10');
  const sentence =
    'HERBST10: 10\u00a0% auf Bestellungen ab 50 €, bis 31.12.2090, höchstens 100-mal';
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect(create).toHaveAccessibleDescription(sentence);
  await create.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'HERBST10' })).toContainText(
    '0 von 100 eingelöst',
  );
  await expect(code).toHaveValue('');
  const stop = page.getByRole('button', { name: 'HERBST10 beenden' });
  await stop.press('Enter');
  await page.getByRole('button', { name: 'Beenden', exact: true }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'HERBST10' })).toBeFocused();
});

test('stock is found and switched with the keyboard alone @full', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin#bestand');
  const search = page.getByRole('searchbox', { name: 'Produkt suchen' });
  await search.focus();
  await page.keyboard.type('gibt es nicht');
  await expect(page.getByText('Kein Produkt heißt so.')).toBeVisible();
  await search.fill('kiez mono');
  await expect(page.getByText('1 Produkt', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  const size = page.getByRole('switch', { name: '36', exact: true });
  await expect(size).toBeFocused();
  await expect(size).toBeChecked();
  await page.keyboard.press('Space');
  await expect(size).not.toBeChecked();
  await expect(size).toBeFocused();
  await expectAccessible(page);
  await expect(
    page.getByRole('button', { name: /Kiez Low Mono.*1 von 10 ausverkauft/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Kiez Low Mono, 36 wieder anbieten' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Gerade ausverkauft' })).toBeFocused();
  await expect(size).toBeChecked();
});
