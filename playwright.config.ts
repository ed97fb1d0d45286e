import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './tools/chromium.ts';

/** Journeys through a real shop (`test/e2e`), in the Chromium that is installed. */
export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './test/e2e.setup.ts',
  outputDir: 'test-results',
  // Two cores carry the shop, its database and the browsers.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Journeys that hang end at these limits. A busy machine takes four times as long as a quiet one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...(process.env['SHOP_URL'] && { baseURL: process.env['SHOP_URL'] }),
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    // A film of every journey would cost a sixth of the time; the steps and the last picture stay.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? '',
      args: [...CHROMIUM_ARGS],
    },
  },
});
