/**
 * Measures the time from a press to the next paint (Event Timing) with a processor four times slower, and the
 * longest task of a first visit. References, throttled the same way in the same run: for the visit and for
 * controls that work by HTML alone, the same page without its scripts; for every other control, a bare page
 * whose only button changes one word.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { REST_MS, SCREENS, type Screen } from './interaction-controls.ts';
import { median } from './measure.ts';
import { type Result, result } from './result.ts';
import { startShop } from './shop.ts';
import { launchUnwatched, type UnwatchedBrowser, type UnwatchedPage } from './unwatched-page.ts';

export const name = 'Interaction to next paint, processor four times slower';

const ROUNDS = 5;
/** Time after the load event in which the page finishes its background work. */
const VISIT_MS = 4000;
const AIM_MS = 100;
const TASK_AIM_MS = 50;

/** Runs in the page from its start: records the longest interaction and task since the last reset. */
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

/** Returns the values of `record` and resets them. At least 16 ms, because shorter ones are not reported. */
function taken(page: UnwatchedPage): Promise<{ interaction: number; task: number }> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 150)));
    const { seen } = globalThis as unknown as { seen: { interaction: number; task: number } };
    const found = { interaction: Math.max(16, seen.interaction), task: seen.task };
    Object.assign(seen, { interaction: 0, task: 0 });
    return found;
  }, undefined);
}

const BARE_PAGE =
  'data:text/html,<body style="margin:0"><button onclick="this.textContent=`done`">tap</button><p>Nothing else</p>';

async function bareMs(browser: UnwatchedBrowser): Promise<number> {
  const page = await browser.open({ script: record });
  await page.goto(BARE_PAGE);
  await wait(REST_MS);
  await page.click(10, 10);
  const { interaction } = await taken(page);
  await page.close();
  return interaction;
}

type Samples = Map<string, number[]>;

function note(samples: Samples, key: string, value: number): void {
  samples.set(key, [...(samples.get(key) ?? []), value]);
}

interface Seen {
  readonly interactions: Samples;
  readonly tasks: Samples;
}

/** Visits a screen and presses its controls; without scripts, only those that work by HTML alone. */
async function press(
  browser: UnwatchedBrowser,
  { url, screen, seen, scripts }: { url: string; screen: Screen; seen: Seen; scripts: boolean },
): Promise<void> {
  const page = await browser.open({ script: record, withoutModules: !scripts });
  await page.goto(url + screen.path);
  await wait(VISIT_MS);
  note(seen.tasks, screen.path, (await taken(page)).task);
  for (const { label, act, byHtml } of screen.controls) {
    if (!scripts && !byHtml) continue;
    // Waits until work started by the last control (a chunk, a deferred list) is done.
    await wait(REST_MS);
    await taken(page);
    await act(page);
    note(seen.interactions, `${screen.path}: ${label}`, (await taken(page)).interaction);
  }
  await page.close();
}

export async function run(): Promise<Result[]> {
  const shop = await startShop();
  const browser = await launchUnwatched();
  const ours: Seen = { interactions: new Map(), tasks: new Map() };
  const plain: Seen = { interactions: new Map(), tasks: new Map() };
  const bare: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await bareMs(browser));
      for (const screen of SCREENS) {
        await press(browser, { url: shop.url, screen, seen: plain, scripts: false });
        await press(browser, { url: shop.url, screen, seen: ours, scripts: true });
      }
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
  const button = { label: 'bare button', value: median(bare) };
  const page = (all: readonly number[] = []) => ({
    label: 'same page, no scripts',
    value: median(all),
  });
  const row = (metric: string, all: readonly number[], reference: typeof button, atMost: number) =>
    result({ metric, value: median(all), unit: 'ms', reference, atMost });
  return [
    ...[...ours.interactions].map(([control, all]) => {
      const alone = plain.interactions.get(control);
      return row(control, all, alone ? page(alone) : button, AIM_MS);
    }),
    ...[...ours.tasks].map(([path, all]) => {
      const metric = `${path}: longest task of a first visit`;
      return row(metric, all, page(plain.tasks.get(path)), TASK_AIM_MS);
    }),
  ];
}
