import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the target has the focus. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reached ${target}`);
}

/** Reaches the target by Tab and presses Enter on it. */
export async function enter(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}
