/**
 * `npm run dev`: runs the shop with Vite for its pages. The storefront has hot reload; a change of the server
 * restarts it, database included, within about two seconds.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from './settings.ts';

/** Sources of the server; Vite watches the rest. */
const WATCHED = [
  'src/server',
  'src/contract',
  'src/rules',
  'src/catalogue',
  'src/routes.ts',
  'src/api-path.ts',
  '.env',
];

const watch = WATCHED.map((name) => path.join(ROOT_DIR, name)).filter((name) => existsSync(name));
const child = spawn(
  process.execPath,
  [
    ...process.execArgv,
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
