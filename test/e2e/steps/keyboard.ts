import { expect, type Locator, type Page } from '@playwright/test';

/** Focuses a control that Tab can reach; the way there is walked by the journeys of `keyboard.spec.ts`. */
export async function tabTo(_: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await target.focus();
  await expect(target).toBeFocused();
  expect(await target.evaluate(({ tabIndex }: HTMLElement) => tabIndex)).toBe(0);
}

/** Presses Tab until the target has the focus. */
export async function walkTo(
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

/** Focuses the target and presses Enter on it. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Replaces what a field holds. */
export async function retype(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await (text === '' ? page.keyboard.press('Delete') : page.keyboard.type(text));
}

/** Types a moment such as `2030-07-01T00:00`. The browser's own language orders the parts of its field. */
export async function typeMoment(page: Page, target: Locator, moment: string): Promise<void> {
  const [year = '', month = '', day = '', hour = '', minute = ''] = moment.split(/\D/);
  const half = Number(hour) < 12 ? 'a' : 'p';
  const hourOfHalf = String(Number(hour) % 12 || 12).padStart(2, '0');
  const american = [month, day, year, hourOfHalf, minute, half];
  await tabTo(page, target);
  for (const parts of [american, [day, month, year, hour, minute]]) {
    for (const part of parts) {
      await page.keyboard.type(part);
      // A year may have six digits, so it doesn't go on by itself.
      if (part === year) await page.keyboard.press('ArrowRight');
    }
    if ((await target.inputValue()) === moment) return;
    for (const _ of american) await page.keyboard.press('ArrowLeft');
  }
  throw new Error(`${target} doesn't take ${moment}`);
}
