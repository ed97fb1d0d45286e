import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import serving from '#tools/serving.json' with { type: 'json' };
import { ROOT_DIR } from './running-shop.ts';
import type { TestShop } from './shop.ts';

interface StartedTool {
  readonly child: ChildProcess;
  /** Exit code, null after a signal, and all that it printed. */
  readonly ended: Promise<{ code: unknown; said: string }>;
}

/** Starts a command of `tools/` on a shop's database. */
export function startTool(
  { connectionString, shop }: Pick<TestShop, 'connectionString' | 'shop'>,
  name: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): StartedTool {
  const env = {
    ...process.env,
    BASE_URL: 'http://localhost',
    DATABASE_URL: connectionString,
    AUTH_SECRET: 'a'.repeat(40),
    DATA_DIR: path.join(shop.settings.dataDir, 'tool'),
    ...more,
  };
  const tool = path.join(ROOT_DIR, 'tools', `${name}.ts`);
  const child = spawn(process.execPath, [serving.preload, tool, ...args], { env });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const ended = new Promise<unknown>((resolve) => child.on('close', resolve));
  return { child, ended: ended.then((code) => ({ code, said })) };
}

/** Runs a command of `tools/` on a shop's database; resolves with its exit code and all that it printed. */
export const runTool = (shop: TestShop, name: string, args: readonly string[]) =>
  startTool(shop, name, args).ended;
