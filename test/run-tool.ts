import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT_DIR } from './running-shop.ts';
import type { TestShop } from './shop.ts';

/** Runs a command of `tools/` on a shop's database; resolves with its exit code and all that it printed. */
export async function runTool(
  { connectionString, shop }: TestShop,
  name: string,
  args: readonly string[],
): Promise<{ code: unknown; said: string }> {
  const env = {
    ...process.env,
    BASE_URL: 'http://localhost',
    DATABASE_URL: connectionString,
    AUTH_SECRET: 'a'.repeat(40),
    DATA_DIR: path.join(shop.settings.dataDir, 'tool'),
  };
  const tool = path.join(ROOT_DIR, 'tools', `${name}.ts`);
  const child = spawn(process.execPath, [tool, ...args], { env });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, said };
}
