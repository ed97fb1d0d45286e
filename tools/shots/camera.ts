import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, CHROMIUM_MISSING, ensureChromium } from '../chromium.ts';

export async function openBrowser(): Promise<Browser> {
  const executablePath = ensureChromium();
  if (executablePath === undefined) throw new Error(CHROMIUM_MISSING);
  return chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
}

export interface Look {
  readonly width: number;
  readonly lang: 'de' | 'en';
}

/** Opens a window of this width with reduced motion, so that every shot of a page is the same. */
export async function openWindow(browser: Browser, { width, lang }: Look): Promise<Page> {
  const isPhone = width < 700;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: lang === 'de' ? 'de-DE' : 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** Opens the page and scrolls through it, so that lazy pictures load; waits for them and the fonts. */
export async function settle(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(async () => {
    const step = innerHeight * 0.8;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 40)));
    }
    // An invisible picture (in a closed panel) may never load.
    const until = performance.now() + 3000;
    const isLoading = (image: HTMLImageElement) => !image.complete && image.checkVisibility();
    while ([...document.images].some(isLoading) && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await document.fonts.ready;
    scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  });
}

/**
 * Lays out sections that are far from the screen, which a picture of the full page would leave empty, and
 * waits for a bag's related products, which load when someone stays near.
 */
export async function layOutWhole(page: Page): Promise<void> {
  const room = page.locator('.related-placeholder');
  if ((await room.count()) > 0) {
    await room.scrollIntoViewIfNeeded();
    await room.waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
}
