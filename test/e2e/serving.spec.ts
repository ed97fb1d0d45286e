import { expect, test } from '@playwright/test';

test('pages arrive with their policy and break none of it', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const response = await page.goto('/produkte');
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('unknown addresses have the right status', async ({ page }) => {
  const status = async (path: string) => (await page.goto(path))?.status();
  expect(await status('/gibt-es-nicht')).toBe(404);
  expect(await status('/trikots/gibt-es-nicht')).toBe(404);
  expect(await status('/sneakers/gibt-es-nicht')).toBe(404);
  expect(new URL(page.url()).pathname).toBe('/not-found');
  expect(await status('/produkte/')).toBe(200);
  expect(new URL(page.url()).pathname).toBe('/produkte');
});
