/** Starts Chromium as a separate process with a debugging port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { freePorts } from '#test/running-shop.ts';
import { CHROMIUM_ARGS, CHROMIUM_MISSING, ensureChromium } from '#tools/chromium.ts';

const OPEN_WITHIN_MS = 20_000;

export interface ChromiumProcess {
  readonly child: ChildProcess;
  readonly port: number;
  /** URL of the debugging protocol for the whole browser: `ws://…`. */
  readonly devtoolsUrl: string;
}

/** Starts the installed Chromium on a profile folder; throws if there is none or it does not start. */
export async function startChromium(profile: string): Promise<ChromiumProcess> {
  const program = ensureChromium();
  if (program === undefined) throw new Error(CHROMIUM_MISSING);
  const [port = 0] = await freePorts(1);
  const child = spawn(
    program,
    [
      '--headless=new',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      ...CHROMIUM_ARGS,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const until = performance.now() + OPEN_WITHIN_MS;
  while (performance.now() < until) {
    const version = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined);
    if (version?.ok) {
      const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string };
      return { child, port, devtoolsUrl: webSocketDebuggerUrl };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error('Chromium did not open its debugging port.');
}
