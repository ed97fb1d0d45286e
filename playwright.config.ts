import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './tools/chromium.ts';

const FULL = process.env['FULL'] === '1';
// Matrices and rare cases run in `npm run test:full` only; their journeys are tagged.
const leftOut = FULL ? [] : [/@full/];

const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);
/** Journeys of a live shop alone. */
const LIVE = specs('entries', 'kasse', 'live-shop', 'reviews', 'settings', 'withdrawal');
/** Buying, accounts and the back office, which `npm run test:full` walks in both modes. */
const BOTH = specs(
  ...['admin', 'admin-orders', 'auth', 'confirmed-address', 'konto', 'purchase', 'security'],
);
/** Journeys about pictures, and about all that a page loads. */
const PICTURES = specs(
  ...['accessoires', 'colours', 'failed-loads', 'forced-colors', 'gallery', 'home', 'navigation'],
  ...['serving', 'styles', 'transition', 'zoom'],
);

/** Playwright's own settings, in whose place an argument of the same name comes. */
const MOUSE =
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

const browser = (...more: readonly string[]) => ({
  launchOptions: { executablePath: findChromium() ?? '', args: [...CHROMIUM_ARGS, ...more] },
});

/** Journeys through a real shop (`test/e2e`), in the Chromium that is installed. */
export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './test/e2e.setup.ts',
  outputDir: 'test-results',
  // Two cores carry the shop, its database and the browsers.
  workers: 2,
  fullyParallel: false,
  projects: [
    {
      name: 'live',
      testMatch: FULL ? [...LIVE, ...BOTH] : LIVE,
      // Journeys about words of the demo are tagged as well.
      grepInvert: [...leftOut, /@demo/],
      // Each worker starts a live shop.
      workers: 1,
    },
    { name: 'pictures', testMatch: PICTURES, grepInvert: leftOut },
    {
      name: 'demo',
      testIgnore: [...LIVE, ...PICTURES],
      grepInvert: leftOut,
      // Decoding pictures takes a sixth of the processor's time.
      use: browser(`--blink-settings=imagesEnabled=false,${MOUSE}`),
    },
  ],
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
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey would cost a fifth of the time: `--trace=on` records one.
    screenshot: 'only-on-failure',
    ...browser(),
  },
});
