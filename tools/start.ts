/**
 * Reads the settings, builds if needed, starts database, sandbox and shop, and prints a table of their URLs.
 * Ctrl-C and SIGTERM stop all of it in order, a second Ctrl-C at once.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Log } from '#server/log.ts';
import type { ServeOptions } from '#server/main.ts';
import { START_MS } from '#server/waits.ts';
import { needsBundle } from './build/fingerprint.ts';
import { BUNDLE_ONLY } from './build/settings.ts';
import { Refused, runShop, say } from './run-shop.ts';
import { servePages } from './serve-pages.ts';
import { ROOT_DIR, settingsOrFail } from './settings.ts';
import { WorkerFleet } from './worker-fleet.ts';

type Built =
  | { readonly ok: true; readonly seconds: number }
  | { readonly ok: false; readonly sentence: string };

/**
 * Builds the storefront in its own process, so that the build's memory is freed before the shop serves. `kill`
 * ends it early.
 */
function startBuild(): { readonly done: Promise<Built>; readonly kill: () => void } {
  const started = performance.now();
  const child: ChildProcess = spawn(
    process.execPath,
    [path.join(ROOT_DIR, 'tools', 'build.ts'), BUNDLE_ONLY],
    {
      cwd: ROOT_DIR,
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: START_MS,
      killSignal: 'SIGKILL',
    },
  );
  const said: string[] = [];
  child.stderr?.on('data', (text: Buffer) => said.push(text.toString()));
  const done = once(child, 'close').then(([code]): Built => {
    if (code === 0) return { ok: true, seconds: (performance.now() - started) / 1000 };
    return { ok: false, sentence: `The storefront could not be built:\n${said.join('').trim()}` };
  });
  return { done, kill: () => child.kill('SIGKILL') };
}

const settings = settingsOrFail();
const build = (await needsBundle(settings)) ? startBuild() : undefined;
if (build) say('Building the storefront …');

async function built(): Promise<void> {
  const done = await build?.done;
  if (done?.ok === false) throw new Refused(done.sentence);
  if (done) say(`Built in ${done.seconds.toFixed(1)} s.`);
}

function servingBy(log: Log): ServeOptions {
  if (settings.workers === 1) {
    return { pages: (_, shop) => built().then(() => servePages(shop)) };
  }
  const { start, stop } = new WorkerFleet(settings, log);
  return { workers: { start: (database) => built().then(() => start(database)), stop } };
}

await runShop(settings, {
  serving: servingBy,
  cancel: () => build?.kill(),
  ready: (seconds) =>
    build
      ? `Ready in ${seconds} s, building included; later starts skip it. Ctrl-C stops everything.`
      : `Ready in ${seconds} s. Ctrl-C stops everything.`,
});
