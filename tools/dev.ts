/**
 * `npm run dev`: the shop with Vite in front of its API. The storefront reloads hot; a change of the
 * server restarts it, database included, within a second or two.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from './settings.ts';

/** What the server is made of; Vite watches the rest. */
const WATCHED = [
  'src/server',
  'src/contract',
  'src/rules',
  'src/catalogue',
  'src/routes.ts',
  'src/api-paths.ts',
  '.env',
];

const watch = WATCHED.map((name) => path.join(ROOT_DIR, name)).filter((name) => existsSync(name));
const child = spawn(
  process.execPath,
  [
    '--watch-preserve-output',
    ...watch.map((name) => `--watch-path=${name}`),
    path.join(ROOT_DIR, 'tools', 'dev-server.ts'),
  ],
  { cwd: ROOT_DIR, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code) => process.exit(code ?? 0));
