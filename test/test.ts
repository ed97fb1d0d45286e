/**
 * `npm test`: format and lint, types, pictures, build, unit and server tests, journeys in a browser. Each step
 * counts as one test in addition to those inside it. Ends with `N passed, N failed`.
 *
 * `--no-browser` leaves the journeys out (`npm run check`); `--journeys=1/2` builds and runs the first half of the
 * journeys, nothing else; `--full` runs the wide matrices, too.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { CHROMIUM_MISSING, ensureChromium } from '#tools/chromium.ts';
import { ROOT_DIR } from '#tools/settings.ts';

// Journeys and server tests start shops on different ports, all with the build made here.
process.env['ELVARE_ONE_BUILD'] = '1';

const args = new Set(process.argv.slice(2));
const shard = [...args].find((arg) => arg.startsWith('--journeys='))?.slice('--journeys='.length);
const shardArgs = shard ? [`--shard=${shard}`] : [];
const reports = mkdtempSync(path.join(tmpdir(), 'elvare-report-'));
const total = { passed: 0, failed: 0 };
const failedSteps: string[] = [];

const bin = (name: string) => path.join(ROOT_DIR, 'node_modules', '.bin', name);
const tool = (name: string) => path.join(ROOT_DIR, 'tools', `${name}.ts`);

let current: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // The running step cleans up after itself; later steps don't start.
    current?.kill(signal);
    process.exit(1);
  });
}

async function succeeds(
  command: string,
  commandArgs: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const child = spawn(command, commandArgs, {
    cwd: ROOT_DIR,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH'] ?? ''}`,
      ...(args.has('--full') && { FULL: '1' }),
      ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }),
      ...env,
    },
  });
  current = child;
  const [code] = await once(child, 'close');
  return code === 0;
}

/** Runs a step, and adds its tests and the step itself to the total. */
async function step(
  name: string,
  run: () => Promise<boolean>,
  counts: () => Counts | undefined = () => ({ passed: 0, failed: 0 }),
): Promise<void> {
  if (shard && name !== 'build' && name !== 'browser') return;
  process.stdout.write(`\n── ${name} ──\n`);
  const started = performance.now();
  const ok = await run();
  const inside = counts();
  const good = ok && inside !== undefined && inside.failed === 0;
  total.passed += (inside?.passed ?? 0) + (good ? 1 : 0);
  total.failed += (inside?.failed ?? 0) + (good ? 0 : 1);
  if (!good) failedSteps.push(name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${good ? 'passed' : 'FAILED'}: ${name}, ${seconds} s\n`);
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** Reads a JSON report; undefined if the step has not written it. Throws if it is another one. */
function report<T>(name: string, schema: z.ZodMiniType<T>): T | undefined {
  const file = path.join(reports, name);
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

function countVitest(): Counts | undefined {
  const read = report('vitest.json', vitestReport);
  return read && { passed: read.numPassedTests, failed: read.numFailedTests };
}

/** A test that passed on a second try counts as failed. */
function countPlaywright(): Counts | undefined {
  const { stats, errors } = report('playwright.json', playwrightReport) ?? {};
  if (!stats || !errors) return undefined;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

const started = performance.now();
await step('format and lint', () =>
  succeeds(bin('biome'), [
    'ci',
    '--error-on-warnings',
    ...(process.stdout.isTTY ? [] : ['--colors=off']),
  ]),
);
await step('types', () => succeeds(bin('tsc'), ['-b', '--pretty', 'false']));
await step('pictures', () =>
  succeeds(process.execPath, [path.join(ROOT_DIR, 'test', 'check-pictures.ts')]),
);
await step('build', () => succeeds(process.execPath, [tool('build')]));
await step(
  'unit and server',
  () =>
    succeeds(bin('vitest'), [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path.join(reports, 'vitest.json')}`,
    ]),
  countVitest,
);
if (!args.has('--no-browser')) {
  const chromium = ensureChromium();
  if (args.has('--full')) ensureChromium(true);
  if (chromium === undefined) process.stdout.write(`${CHROMIUM_MISSING}\n`);
  await step(
    'browser',
    async () =>
      chromium !== undefined &&
      (await succeeds(bin('playwright'), ['test', '--reporter=list,json', ...shardArgs], {
        CHROME_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, 'playwright.json'),
      })),
    countPlaywright,
  );
}

rmSync(reports, { recursive: true, force: true });
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
process.stdout.write(`\n${minutes} min`);
process.stdout.write(failedSteps.length > 0 ? `; failed: ${failedSteps.join(', ')}\n` : '\n');
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
