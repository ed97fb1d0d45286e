/** A phone's page in a browser of its own context. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../tools/chromium.ts';

/** A phone of today beside the machine that measures. */
export const SLOWER = 4;

/** The installed Chromium; throws when there is none. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium; npm test installs one.');
  const sandboxed = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({
    executablePath,
    args: ['--disable-gpu', '--disable-background-networking', ...sandboxed],
  });
}

export type Motion = 'reduce' | 'no-preference';

/** A phone's page at full speed. Close its context when done. */
export async function phonePage(browser: Browser, motion: Motion): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: motion,
  });
  return context.newPage();
}

/** Makes the processor so many times slower from here on. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** From here on the page is what its document alone makes of it: HTML, styles and inline scripts. */
export async function withoutModules(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort());
}
