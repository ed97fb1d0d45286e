import { expect, test } from './steps/journey.ts';

const PAGES = [
  ['/impressum', 'Impressum', 'Angaben gemäß § 5 DDG'],
  ['/agb', 'Allgemeine Geschäftsbedingungen', '20 €'],
  ['/datenschutz', 'Datenschutz', 'Local Storage'],
  ['/widerrufsrecht', 'Widerruf', '14 Tage'],
] as const;

for (const [path, title, fact] of PAGES) {
  test(`${path}: full text in both languages, nothing unfilled`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page.getByRole('main')).toContainText(fact);
    await expect(page.getByRole('main')).not.toContainText(/\{\w+\}/);
    await page.goto(`/en${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/\{\w+\}/);
    await expect(page.getByRole('main')).not.toContainText(
      title === 'Impressum' ? 'Angaben' : title,
    );
  });
}
