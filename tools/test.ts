/**
 * `npm test`: format and lint, types, pictures, build, then unit and server tests beside the journeys in a browser.
 * Each step counts as one test in addition to those inside it. Ends with `N passed, N failed`.
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
import { CHROMIUM_MISSING, ensureChromium } from './chromium.ts';
import { ROOT_DIR } from './settings.ts';

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

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // The running steps clean up after themselves; later ones don't start.
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

const environment = {
  ...process.env,
  PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH'] ?? ''}`,
  ...(args.has('--full') && { FULL: '1' }),
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }),
};

async function hasEndedWell(child: ChildProcess): Promise<boolean> {
  running.add(child);
  const [code] = await once(child, 'close');
  running.delete(child);
  return code === 0;
}

function succeeds(
  command: string,
  commandArgs: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const options = { cwd: ROOT_DIR, env: { ...environment, ...env } };
  return hasEndedWell(
    spawn(command, commandArgs, { ...options, stdio: ['ignore', 'inherit', 'inherit'] }),
  );
}

/** Runs a command in the time that another step leaves, and shows its output when it has ended. */
async function succeedsBeside(command: string, commandArgs: readonly string[]): Promise<boolean> {
  const output: Buffer[] = [];
  const child = spawn('nice', [command, ...commandArgs], { cwd: ROOT_DIR, env: environment });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => output.push(part));
  const ok = await hasEndedWell(child);
  process.stdout.write(Buffer.concat(output));
  return ok;
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
await step('pictures', () => succeeds(process.execPath, [tool('assets/check-pictures')]));
await step('build', () => succeeds(process.execPath, [tool('build')]));
const withJourneys = !args.has('--no-browser');

const unitAndServer = () =>
  step(
    'unit and server',
    () =>
      (withJourneys ? succeedsBeside : succeeds)(bin('vitest'), [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${path.join(reports, 'vitest.json')}`,
      ]),
    countVitest,
  );

async function journeys(): Promise<void> {
  if (!withJourneys) return;
  const chromium = ensureChromium();
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

// A journey waits for more than half of its time, which leaves the other tests most of what they need.
await Promise.all([unitAndServer(), journeys()]);

rmSync(reports, { recursive: true, force: true });
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
process.stdout.write(`\n${minutes} min`);
process.stdout.write(failedSteps.length > 0 ? `; failed: ${failedSteps.join(', ')}\n` : '\n');
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
