import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT_DIR } from './settings.ts';

export type Built =
  | { readonly ok: true; readonly seconds: number }
  | { readonly ok: false; readonly sentence: string };

/**
 * Builds the storefront in its own process, so that the build's memory is freed before the shop serves. `kill`
 * ends it early.
 */
export function startBuild(): { readonly done: Promise<Built>; readonly kill: () => void } {
  const started = performance.now();
  const child: ChildProcess = spawn(process.execPath, [path.join(ROOT_DIR, 'tools', 'build.ts')], {
    cwd: ROOT_DIR,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  child.stderr?.on('data', (text: Buffer) => said.push(text.toString()));
  const done = once(child, 'close').then(([code]): Built => {
    if (code === 0) return { ok: true, seconds: (performance.now() - started) / 1000 };
    return { ok: false, sentence: `The storefront could not be built:\n${said.join('').trim()}` };
  });
  return { done, kill: () => child.kill('SIGKILL') };
}
