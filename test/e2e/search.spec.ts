import { expect, open, test } from './steps/journey.ts';

test('search: by button and by "/", typos forgiven, arrow keys and Enter', async ({ page }) => {
  await open(page, '/produkte');
  const dialog = page.getByRole('dialog', { name: 'Suche' });
  await page.getByRole('banner').getByRole('button', { name: 'Suche' }).click();
  const line = dialog.getByRole('searchbox');
  await expect(line).toBeFocused();
  await line.fill('snaeker');
  await expect(dialog.getByRole('status')).toContainText('Ergebnisse');
  await expect(dialog.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/sneakers\//,
  );
  // As in every search field: the first Escape clears, the second closes.
  await page.keyboard.press('Escape');
  await expect(line).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.keyboard.press('/');
  await expect(line).toBeFocused();
  await expect(line).toHaveValue('');
  await line.pressSequentially('kulturbeuttel');
  const hit = dialog.getByRole('link', { name: /Toiletry|Kultur/ });
  await expect(hit).toBeVisible();
  await expect(hit).toContainText('€89,99');
  await page.keyboard.press('ArrowDown');
  await expect(hit).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(line).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/toiletry-bag');
  await expect(dialog).toBeHidden();
});

test('search: a page of results to link to, and help when nothing is found', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('rosa');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/suche?q=rosa');
  await expect(page.getByRole('main').getByRole('link', { name: /Cap/ }).first()).toBeVisible();

  await open(page, '/suche?q=kulturbeuttel');
  await expect(page.getByRole('searchbox')).toHaveValue('kulturbeuttel');
  await expect(
    page.getByRole('main').locator('a[href="/products/toiletry-bag"]').first(),
  ).toBeVisible();
  await open(page, '/suche?q=xyzzyqq');
  await expect(page.getByText('Nichts gefunden für „xyzzyqq“.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sneakers' }).click();
  await expect(page).toHaveURL('/sneakers');
  await open(page, '/en/suche?q=toiletry');
  await expect(
    page.getByRole('main').locator('a[href="/en/products/toiletry-bag"]').first(),
  ).toBeVisible();
});
