/**
 * How long a control takes to its next paint (Event Timing) with a processor four times slower, and
 * the longest task of a first visit. The reference is what the browser itself needs, throttled the same
 * way in the same run: of an interaction a bare page whose one button changes one word, of a visit the
 * same page without its scripts.
 */
import type { Browser, Page } from '@playwright/test';
import { REST_MS, SCREENS } from './interaction-controls.ts';
import { median } from './measure.ts';
import { type Result, result } from './result.ts';
import { startShop } from './shop.ts';
import { launchBrowser, slowPage } from './slow-page.ts';

export const name = 'Interaction to next paint, processor four times slower';

const ROUNDS = 3;
const AIM_MS = 100;
const TASK_AIM_MS = 50;

/** Runs in the page from its start: the longest interaction and task since last asked. */
function record(): void {
  const seen = { interaction: 0, task: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) seen.interaction = Math.max(seen.interaction, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** What `record` saw, forgotten afterwards. What took less than 16 ms was not reported: 16. */
function taken(page: Page): Promise<{ interaction: number; task: number }> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 150)));
    const { seen } = globalThis as unknown as { seen: { interaction: number; task: number } };
    const found = { interaction: Math.max(16, seen.interaction), task: seen.task };
    Object.assign(seen, { interaction: 0, task: 0 });
    return found;
  });
}

async function watchedPage(browser: Browser): Promise<Page> {
  const page = await slowPage(browser, 'reduce');
  await page.addInitScript(record);
  return page;
}

async function bareMs(browser: Browser): Promise<number> {
  const page = await watchedPage(browser);
  await page.goto(
    'data:text/html,<button onclick="this.textContent=`done`">tap</button><p>Nothing else</p>',
  );
  await page.locator('button').click();
  const { interaction } = await taken(page);
  await page.context().close();
  return interaction;
}

/** The longest task of a visit by which no module is loaded: HTML and styles alone. */
async function taskWithoutScripts(browser: Browser, url: string): Promise<number> {
  const page = await watchedPage(browser);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(url, { waitUntil: 'networkidle' });
  const { task } = await taken(page);
  await page.context().close();
  return task;
}

export async function run(): Promise<Result[]> {
  const shop = await startShop();
  const browser = await launchBrowser();
  const samples = new Map<string, number[]>();
  const tasks = new Map<string, number[]>();
  const tasksWithout = new Map<string, number[]>();
  const note = (map: Map<string, number[]>, key: string, value: number) =>
    map.set(key, [...(map.get(key) ?? []), value]);
  const bare: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await bareMs(browser));
      for (const { path, controls } of SCREENS) {
        note(tasksWithout, path, await taskWithoutScripts(browser, shop.url + path));
        const page = await watchedPage(browser);
        await page.goto(shop.url + path, { waitUntil: 'networkidle' });
        note(tasks, path, (await taken(page)).task);
        for (const { label, act } of controls) {
          // What the last one began (a chunk that arrives, a deferred list) is not this one's.
          await page.waitForTimeout(REST_MS);
          await taken(page);
          await act(page);
          note(samples, `${path}: ${label}`, (await taken(page)).interaction);
        }
        await page.context().close();
      }
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
  const reference = { label: 'bare button', value: median(bare) };
  return [
    ...[...samples].map(([metric, all]) =>
      result({ metric, value: median(all), unit: 'ms', reference }, { atMost: AIM_MS }),
    ),
    ...[...tasks].map(([path, all]) =>
      result(
        {
          metric: `${path}: longest task of a first visit`,
          value: median(all),
          unit: 'ms',
          reference: {
            label: 'same page, no scripts',
            value: median(tasksWithout.get(path) ?? []),
          },
        },
        { atMost: TASK_AIM_MS },
      ),
    ),
  ];
}
