/**
 * A phone's page that nobody watches. Playwright (as the developer tools do) has the browser tell of
 * every request, and of the line of code that made it: V8 then reads the whole script again for its line
 * numbers, within the task that is measured. On a first visit that was two thirds of the longest task.
 * Here the debugging port is used for what a phone has: its screen, its processor and its thumb.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startChromium } from '../tools/chromium-process.ts';
import { Devtools, type Params } from './devtools.ts';
import { SLOWER } from './slow-page.ts';

export interface UnwatchedPage {
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function of its own in the page; its result has to be plain. */
  evaluate<Arg, Result>(run: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  close(): Promise<void>;
}

export interface UnwatchedBrowser {
  /** A page of its own profile; `script` runs at the start of each of its documents. */
  open(script: () => void, withoutModules: boolean): Promise<UnwatchedPage>;
  close(): Promise<void>;
}

const PHONE = { width: 390, height: 844, deviceScaleFactor: 1, mobile: false };

async function openPage(
  devtools: Devtools,
  script: () => void,
  withoutModules: boolean,
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
  await send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  await send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${script})()` });
  if (withoutModules) {
    devtools.onEvent(({ method, params, sessionId: from }) => {
      if (method !== 'Fetch.requestPaused' || from !== sessionId) return;
      const { requestId } = params;
      void send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    });
    await send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/*.js' }] });
  }
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
  const mouse = (type: string, x: number, y: number, pressed = {}) =>
    send('Input.dispatchMouseEvent', { type, x, y, ...pressed });
  return {
    evaluate,
    async goto(url) {
      await send('Page.navigate', { url });
      const isLoaded = (wanted: string) =>
        location.href === wanted && document.readyState === 'complete';
      while (!(await evaluate(isLoaded, new URL(url).href))) await wait(50);
    },
    async move(x, y) {
      await mouse('mouseMoved', x, y);
    },
    async click(x, y) {
      const left = { button: 'left', clickCount: 1 };
      await Promise.all([mouse('mousePressed', x, y, left), mouse('mouseReleased', x, y, left)]);
    },
    async close() {
      await devtools.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

/** Starts the installed Chromium with a profile of its own. */
export async function launchUnwatched(): Promise<UnwatchedBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'elvare-chromium-'));
  const { child, port } = await startChromium(profile);
  const version = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string };
  const devtools = await Devtools.connect(webSocketDebuggerUrl);
  return {
    open: (script, withoutModules) => openPage(devtools, script, withoutModules),
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      devtools.close();
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
