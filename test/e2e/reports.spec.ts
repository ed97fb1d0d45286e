import { readFileSync } from 'node:fs';
import { type Download, expect } from '@playwright/test';
import { lastMonths } from '#rules/report-periods.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { backOfficeShop, DUO, sell, signIn } from './steps/back-office-shop.ts';
import { enter, tabTo } from './steps/keyboard.ts';
import { expectFitsPhone } from './steps/layout.ts';
import { PHONE } from './steps/matrix.ts';

// It counts every sale.
const test = backOfficeShop();

const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8');

test('figures are grouped, and a month is exported, by keyboard on a phone', async ({
  page,
  place,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page);
  const sold = await sell(page, place, [DUO]);
  await page.goto('/admin/reports');
  await expect(page.getByRole('row', { name: /^Gesamt/ })).toBeVisible();
  const chart = page.getByRole('slider');
  await tabTo(page, chart);
  const today = await chart.getAttribute('aria-valuetext');
  expect(today).toContain('1 Bestellung');
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuetext', /€0,00 · 0 Bestellungen/);
  await expectAccessible(page, 'figures');
  await expectFitsPhone(page);

  await enter(page, page.getByRole('button', { name: /Tag/ }));
  await page.keyboard.type('Produkt');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/group=product/);
  await expect(page.getByRole('row', { name: /Elvare Pouch/ })).toBeVisible();
  await expectFitsPhone(page);

  await enter(page, page.getByRole('link', { name: 'Monat' }));
  // The last one that is over is shown at first.
  await expect(page.getByText('Kein Umsatz in diesem Monat.')).toBeVisible();
  const choice = page.getByRole('button', { name: /20\d\d/ });
  await enter(page, choice);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const [month] = lastMonths(Date.now(), 1);
  await expect(page).toHaveURL(new RegExp(`month=${month}`));
  await expect(page.getByText(/^1 · €/)).toBeVisible();
  await expectAccessible(page, 'a month');
  await expectFitsPhone(page);

  const saving = page.waitForEvent('download');
  await enter(page, page.getByRole('button', { name: 'Tabelle (CSV)' }));
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`auswertung-${month}.csv`);
  expect(await textOf(file)).toContain(`Verkauf ${sold.number}`);
  await enter(page, page.getByRole('button', { name: 'DATEV' }));
  await expect(page.getByText(/Beraternummer, Mandantennummer oder Kontenrahmen/)).toBeVisible();
});
