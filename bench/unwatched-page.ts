/**
 * Opens a phone's page without instrumentation. Playwright and the developer tools let the browser report
 * every request with the line of code that made it; V8 then reads the whole script again for its line numbers,
 * within the measured task. On a first visit that was two thirds of the longest task. Here the debugging port
 * only emulates a phone's screen, processor and touch.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startChromium } from './chromium-process.ts';
import { Devtools, type Params } from './devtools.ts';
import { SLOW_4G } from './slow-line.ts';

/** Factor by which a current phone is slower than this machine. */
export const SLOWER = 4;

export interface UnwatchedPage {
  /** Resolves when the page has loaded; with `committed`, as soon as the navigation is committed. */
  goto(url: string, until?: 'committed'): Promise<void>;
  /** Runs a self-contained function in the page; its result must be serialisable. */
  evaluate<Arg, Result>(run: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
  /** Polls such a function until it returns a value; throws after half a minute. */
  until<Arg, Result>(run: (arg: Arg) => Result | undefined, arg: Arg): Promise<Result>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Presses a finger for so long. */
  tap(x: number, y: number, pressedMs: number): Promise<void>;
  close(): Promise<void>;
}

export interface PageOptions {
  /** Runs at the start of each document. */
  readonly script: (() => void) | string;
  /** Blocks modules, leaving HTML, styles and inline scripts. */
  readonly withoutModules?: boolean;
  /** Uses the developer tools' slow 4G throttling, which needs their instrumentation. */
  readonly throttled?: boolean;
}

export interface UnwatchedBrowser {
  /** Opens an idle page in its own profile. */
  open(options: PageOptions): Promise<UnwatchedPage>;
  close(): Promise<void>;
}

/**
 * Pause in a new tab before the navigation, in milliseconds: the browser starts processes for the tab on the
 * same cores. Visitors follow a link in an existing tab.
 */
const TAB_REST_MS = 1000;

const THROTTLED = {
  offline: false,
  latency: SLOW_4G.roundTripMs,
  downloadThroughput: SLOW_4G.bitsPerSecond / 8,
  uploadThroughput: 750_000 / 8,
};
const PHONE = { width: 390, height: 844, deviceScaleFactor: 1, mobile: false };

const GIVEN_UP_MS = 30_000;
const LOOK_EVERY_MS = 100;

/** Runs in the page. */
function isLoaded(wanted: string): true | undefined {
  return location.href === wanted && document.readyState === 'complete' ? true : undefined;
}

async function openPage(
  devtools: Devtools,
  { script, withoutModules, throttled }: PageOptions,
): Promise<UnwatchedPage> {
  const { browserContextId } = await devtools.send('Target.createBrowserContext');
  const { targetId } = await devtools.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: true });
  const send = (method: string, params?: Params) =>
    devtools.send(method, params, String(sessionId));
  await send('Emulation.setDeviceMetricsOverride', PHONE);
  await send('Emulation.setScrollbarsHidden', { hidden: true });
  await send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  await send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${script})()` });
  const stopBlocking = devtools.onEvent(({ method, params, sessionId: from }) => {
    if (method !== 'Fetch.requestPaused' || from !== sessionId) return;
    const { requestId } = params;
    void send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
  });
  if (withoutModules) {
    await send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/*.js' }] });
  }
  if (throttled) {
    await send('Network.enable');
    await send('Network.emulateNetworkConditions', THROTTLED);
  }
  await wait(TAB_REST_MS);
  const evaluate: UnwatchedPage['evaluate'] = async (run, arg) => {
    const { result, exceptionDetails } = (await send('Runtime.evaluate', {
      expression: `(${run})(${JSON.stringify(arg) ?? ''})`,
      awaitPromise: true,
      returnByValue: true,
    })) as {
      result: { value: never };
      exceptionDetails?: { exception?: { description?: string } };
    };
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'thrown');
    return result.value;
  };
  const until: UnwatchedPage['until'] = async (run, arg) => {
    const givenUp = performance.now() + GIVEN_UP_MS;
    while (performance.now() < givenUp) {
      const result = await evaluate(run, arg);
      if (result !== undefined) return result;
      await wait(LOOK_EVERY_MS);
    }
    throw new Error(`${run.name} returned nothing within ${GIVEN_UP_MS / 1000} s.`);
  };
  const mouse = (type: string, x: number, y: number, pressed = {}) =>
    send('Input.dispatchMouseEvent', { type, x, y, ...pressed });
  return {
    evaluate,
    until,
    async goto(url, committed) {
      await send('Page.navigate', { url });
      if (!committed) await until(isLoaded, new URL(url).href);
    },
    async move(x, y) {
      await mouse('mouseMoved', x, y);
    },
    async click(x, y) {
      const left = { button: 'left', clickCount: 1 };
      await Promise.all([mouse('mousePressed', x, y, left), mouse('mouseReleased', x, y, left)]);
    },
    async tap(x, y, pressedMs) {
      const touch = (type: string, touchPoints: readonly object[]) =>
        send('Input.dispatchTouchEvent', { type, touchPoints });
      const pressed = touch('touchStart', [{ x, y }]);
      await wait(pressedMs);
      await Promise.all([pressed, touch('touchEnd', [])]);
    },
    async close() {
      stopBlocking();
      await devtools.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

/** Starts the installed Chromium with its own profile. */
export async function launchUnwatched(): Promise<UnwatchedBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'elvare-chromium-'));
  const { child, devtoolsUrl } = await startChromium(profile);
  const devtools = await Devtools.connect(devtoolsUrl);
  return {
    open: (options) => openPage(devtools, options),
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      devtools.close();
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
