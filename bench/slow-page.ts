/** Opens a page with a phone's screen in its own browser context. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '#tools/chromium.ts';

/** Factor by which a current phone is slower than this machine. */
export const SLOWER = 4;

/** Launches the installed Chromium; throws if there is none. */
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

/** Opens a page with a phone's screen, at full speed. Close its context when done. */
export async function phonePage(browser: Browser, motion: Motion): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: motion,
  });
  return context.newPage();
}

/** Slows the page's processor by the factor `times`. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Blocks the page's modules, leaving HTML, styles and inline scripts. */
export async function withoutModules(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort());
}
