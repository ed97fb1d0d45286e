import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Without windows of its own, it needs about a third of the others' processor time for each page. */
const SHELL = 'chromium-headless-shell';
const NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Arguments that turn off the browser's own background work, which would disturb measurements. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds an installed Chrome or Chromium: `CHROME_PATH`, the usual names, Playwright's download. `isWhole`: one that
 * keeps pages to show them again by Back, which the shell doesn't.
 */
export function findChromium(isWhole = false): string | undefined {
  const isFit = (file: string) => !(isWhole && path.basename(file) === SHELL);
  const named = process.env['CHROME_PATH'];
  if (named && isFit(named)) return named;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((each) => each !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...PLACES, chromium.executablePath()].find(
    (file) => isFit(file) && canRun(file),
  );
}

function run(command: string, args: readonly string[]): boolean {
  process.stdout.write(`${command} ${args.join(' ')}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

export const CHROMIUM_MISSING =
  'No Chrome or Chromium was found, and none could be installed. Install one (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install --with-deps chromium) or set CHROME_PATH to its program.';

/** The same, or installs one by apt-get or Playwright. Returns undefined if both fail. */
export function ensureChromium(isWhole = false): string | undefined {
  const found = findChromium(isWhole);
  if (found !== undefined) return found;
  process.stdout.write('No Chrome or Chromium is installed; installing one …\n');
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (
    debian &&
    run('apt-get', ['update', '-q']) &&
    run('apt-get', ['install', '-yq', isWhole ? 'chromium' : SHELL])
  ) {
    const installed = findChromium(isWhole);
    if (installed !== undefined) return installed;
  }
  run(process.execPath, [
    path.resolve(import.meta.dirname, '..', 'node_modules', 'playwright', 'cli.js'),
    'install',
    'chromium',
  ]);
  return findChromium(isWhole);
}
