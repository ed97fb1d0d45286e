/**
 * Entry of every npm script: `node tools/run.mjs <tool> [args]`. Plain JavaScript without dependencies,
 * because it runs on any installed Node from 20.19 on, before the dependencies are installed. It installs from
 * the lockfile if needed, then runs `<tool>.ts` of `tools`, `test` or `bench` on the pinned Node of the npm package `node`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepPackages, lockHash, STAMP } from './keep-packages.mjs';

/** Start time; the tool prints the seconds since then, installing included. */
const calledAt = Date.now();
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamp = path.join(root, STAMP);
/** Folders of tools: those that test or measure stand with what they run. */
const FOLDERS = ['tools', 'test', 'bench'];
/** Tools that need no development dependencies; all others do. */
const PRODUCTION_TOOLS = new Set([
  'start',
  'admin-password',
  'demo-traffic',
  'logins-end',
  'golive',
  'mails',
  'catalogue-export',
  'catalogue-import',
  'backup',
  'restore',
  'upgrade-db',
]);
/** Tools that serve a shop until they are stopped. */
const SHOPS = new Set(['start', 'dev']);
/** Holds a file for each shop that runs from this checkout, named by its process. */
const running = path.join(root, '.cache', 'running');
const pinnedNode = path.join(root, 'node_modules', 'node', 'bin', 'node');

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Elvare needs Node 20.19 or newer, this is ${process.versions.node}.`);
  }
}

/** Returns the process of a shop that runs from this checkout. A killed one left its file, and its number to others. */
function runningShop() {
  for (const pid of existsSync(running) ? readdirSync(running) : []) {
    try {
      process.kill(Number(pid), 0);
      const command = `/proc/${pid}/cmdline`;
      if (!existsSync(command) || readFileSync(command, 'utf8').includes('run.mjs')) return pid;
    } catch (error) {
      if (error.code === 'EPERM') return pid;
      rmSync(path.join(running, pid), { force: true });
    }
  }
  return undefined;
}

/** Says that a shop runs from this checkout, as long as this process lives. */
function noteRunning() {
  const file = path.join(running, String(process.pid));
  mkdirSync(running, { recursive: true });
  writeFileSync(file, '');
  process.on('exit', () => rmSync(file, { force: true }));
}

/** Installs the dependencies unless they are complete for this tool. */
function install(tool) {
  const hash = lockHash(root);
  const [installed, scope] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  const isProduction = PRODUCTION_TOOLS.has(tool);
  const isEnough = scope !== 'production' || isProduction;
  if (installed === hash && isEnough && existsSync(pinnedNode)) return;
  const shop = runningShop();
  if (shop !== undefined) {
    fail(
      `A shop runs from this checkout (process ${shop}), and installing dependencies would delete its files under it. Stop it first, or use another checkout.`,
    );
  }
  process.stdout.write('Installing the locked dependencies (npm ci) …\n');
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const started = performance.now();
  const result = spawnSync(
    command,
    [...before, 'ci', isProduction ? '--omit=dev' : '--include=dev', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: '' },
    },
  );
  if (result.status !== 0) fail('The dependencies could not be installed; npm says why above.');
  if (isProduction) keepPackages(root, false);
  writeFileSync(stamp, `${hash} ${isProduction ? 'production' : 'all'}`);
  process.stdout.write(`Installed in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
}

/**
 * Returns Node's flags and the environment of a tool. A shop takes little memory for what is short-lived and returns what
 * it doesn't need: by default V8 and glibc would keep up to 170 MB after versions were published (docs/performance.md).
 * It also keeps its compiled code, which saves a third of its next start.
 */
function settingsOf(tool) {
  const serving = readFileSync(path.join(root, 'tools', 'serving.json'), 'utf8');
  const { preload, flags, env } = JSON.parse(serving);
  return tool === 'start' ? { flags: [preload, ...flags], env } : { flags: [preload], env: {} };
}

/** Runs the tool; forwards signals to it and exits with its code. */
function handOver(tool, args) {
  const script = FOLDERS.map((each) => path.join(root, each, `${tool}.ts`)).find(existsSync);
  if (script === undefined) fail(`There is no tool ${tool}.`);
  const { flags, env } = settingsOf(tool);
  const child = spawn(pinnedNode, [...flags, script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, ...process.env, ELVARE_CALLED_AT: String(calledAt) },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // The terminal sends SIGINT to the whole group already; a second one is ignored by the tool.
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', (error) => fail(`Node could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exit(signal ? 128 + (constants.signals[signal] ?? 0) : (code ?? 1));
  });
}

requireNode();
const [tool = '', ...args] = process.argv.slice(2);
install(tool);
if (SHOPS.has(tool)) noteRunning();
handOver(tool, args);
