import { expect, test, waitForHydration } from './steps/journey.ts';
import { complaintsOf } from './steps/watch.ts';

test('pages arrive with their policy, break none of it and hydrate without an error', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const products = ['/products/pouch', '/sneakers/kiez-low-navy', '/trikots/special-nacht'];
  for (const path of ['/produkte', '/caps', ...products]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForHydration(page.locator('main'));
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
  }
});

test('files to download are not taken for pages that are fetched ahead', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/presse');
  await page.locator('html[data-idle]').waitFor();
  const file = page.locator('main a[download]');
  for (const end of [file.first(), file.last()]) {
    await end.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  expect(complaints).toEqual([]);
});
