import { expect, test } from '@playwright/test';
import { API } from '../../src/api-paths.ts';
import { showAsLive } from './steps/live-mode.ts';

/** "Nur noch n": a live shop's word about counted pieces; a demo has the specification's sentence. */

const PAGE = '/products/pouch';

test('a live shop says how few are left of the chosen colour', async ({ page }) => {
  await showAsLive(page, PAGE);
  await page.route(`**${API.soldOut}`, (route) =>
    route.fulfill({ json: { items: [], few: { 'pouch:lila': 2 } } }),
  );
  await page.goto(PAGE);
  const colour = (name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true });
  const few = page.getByText('Nur noch 2 verfügbar');
  await colour('Lila').click();
  await expect(few).toBeVisible();
  await colour('Navy').click();
  await expect(few).toBeHidden();
  await expect(page.getByText('SEI SCHNELL WENIG AUF LAGER!')).toHaveCount(0);
});
