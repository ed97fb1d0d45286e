import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './steps/accessibility.ts';
import { discardDrafts, signIn, test } from './steps/desk-shop.ts';
import { enter } from './steps/keyboard.ts';

test.use({ viewport: { width: 390, height: 844 } });

const NAME = 'Kiez Low Navy';

async function download(page: Page, name: string): Promise<string> {
  const started = page.waitForEvent('download');
  const button = page.getByRole('button', { name, exact: true });
  await enter(page, button);
  const file = await started;
  await expect(button).toBeFocused();
  expect(file.suggestedFilename()).toBe('products.csv');
  return readFileSync(await file.path(), 'utf8');
}

const file = (text: string) => ({
  name: 'products.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** The table with another price of one sneaker. */
const priced = (table: string, price: string) =>
  table.replace(new RegExp(`(;${NAME};${NAME};(?:[^;]*;){4})[^;]+`), `$1${price}`);

test('the owner downloads a table, changes a price and uploads it', async ({ page }) => {
  await signIn(page);
  await discardDrafts(page);
  await page.goto('/admin#sortiment/austausch');
  await expect(page.getByRole('heading', { name: 'Tabelle übernehmen' })).toBeVisible();
  await expectAccessible(page);
  const table = await download(page, 'Produkte herunterladen');
  const field = page.getByLabel('Datei auswählen');
  await field.setInputFiles(file(table));
  await expect(page.getByText('Alles ist schon so im Shop.')).toBeVisible();

  await field.setInputFiles(file(priced(table, 'billig')));
  const report = page.getByRole('region', { name: 'Ergebnis für products.csv' });
  await expect(report).toBeFocused();
  await expect(report.getByText('Nichts gespeichert: 1 Zeile hat Fehler.')).toBeVisible();
  await expect(
    report.getByText('Preis: „billig“ ist kein Preis. Schreibe zum Beispiel 59,90.'),
  ).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // Dropped instead of chosen.
  const dropped = await page.evaluateHandle(
    (text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'products.csv', { type: 'text/csv' }));
      return data;
    },
    priced(table, '61,5'),
  );
  await page.getByText('Ziehe eine CSV-Datei').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(report.getByText('Gespeichert als Entwürfe: 0 neu, 1 geändert.')).toBeVisible();
  const link = report.getByRole('link', { name: NAME });
  await expect(link).toHaveAttribute('href', '#sortiment/produkte/kiez-low-navy');

  await field.setInputFiles(file(priced(table, '62,5')));
  await expect(report.getByText('Es gibt schon einen anderen Entwurf.')).toBeVisible();
  // By keyboard, from the report on.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Entwürfe überschreiben' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(report.getByText('Gespeichert als Entwürfe: 0 neu, 1 geändert.')).toBeVisible();

  await page.goto('/en/admin#sortiment/austausch');
  expect(await download(page, 'Download products')).toContain('Former price,einzelpack: Price');
});
