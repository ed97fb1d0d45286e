/**
 * `npm start`: settings, build when needed, database, sandbox, shop; then a table of where
 * everything is. Ctrl-C and SIGTERM stop all of it in order, a second Ctrl-C at once.
 */
import { createLog } from '../src/server/log.ts';
import { type RunningShop, startShop } from '../src/server/main.ts';
import { createPageServer } from '../src/server/pages/page-server.ts';
import { needsBuild } from './build/fingerprint.ts';
import { fail, ROOT_DIR, settingsOrFail } from './settings.ts';
import { BuildFailed, startBuild } from './start-build.ts';
import { SandboxProcess } from './start-sandbox.ts';
import { startTable } from './start-table.ts';

/** Both npm and the terminal pass a Ctrl-C on: what comes so soon after the first is the same one. */
const SAME_SIGNAL_MS = 500;
const STOP_MS = 4_800;

const say = (line: string) => process.stdout.write(`${line}\n`);
const log = createLog((line) => process.stderr.write(`${line}\n`));
const settings = settingsOrFail();
const sandbox =
  settings.sandbox.payment || settings.sandbox.mail
    ? new SandboxProcess(ROOT_DIR, settings, log)
    : undefined;

let build: ReturnType<typeof startBuild> | undefined;
let running: RunningShop | undefined;
let stoppingSince: number | undefined;
const stopping = new AbortController();

async function stopAll(): Promise<void> {
  build?.kill();
  await running?.stopServing();
  await sandbox?.stop();
  await running?.stopDatabase();
}

async function stopAndExit(code: number): Promise<never> {
  stoppingSince ??= performance.now();
  stopping.abort();
  setTimeout(() => {
    log.error('stopping took too long');
    process.exit(1);
  }, STOP_MS).unref();
  build?.kill();
  await starting.catch(() => undefined);
  await stopAll();
  process.exit(code);
}

function onSignal(): void {
  if (stoppingSince === undefined) {
    say('Stopping …');
    void stopAndExit(0);
  } else if (performance.now() - stoppingSince > SAME_SIGNAL_MS) {
    process.exit(130);
  }
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
process.on('unhandledRejection', (error) => log.error('a promise was left alone', error));
process.on('uncaughtException', (error) => {
  log.error('the shop ends because of a bug', error);
  void stopAndExit(1);
});

/** Everything at once; answers the sentence of the first thing that cannot be. */
async function start(): Promise<string | undefined> {
  if (await needsBuild(settings)) {
    say('Building the storefront …');
    build = startBuild();
  }
  const pages = async () => {
    const built = await build?.done;
    if (built && !built.ok) throw new BuildFailed(built.sentence);
    if (built) say(`Built in ${built.seconds.toFixed(1)} s.`);
    return createPageServer(ROOT_DIR, settings.baseUrl);
  };
  try {
    const started = await startShop(settings, log, {
      pages,
      progress: say,
      outside: sandbox?.start(),
      signal: stopping.signal,
    });
    if (!started.ok) return started.sentence;
    running = started.running;
    return undefined;
  } catch (error) {
    if (error instanceof BuildFailed) return error.message;
    throw error;
  }
}

const starting = start();
const refused = await starting;
if (stoppingSince === undefined) {
  if (refused !== undefined) {
    await stopAll();
    fail(refused);
  }
  if (running !== undefined) say(`\n${startTable(settings, running.admin)}\n`);
  say(`Ready in ${(performance.now() / 1000).toFixed(1)} s. Ctrl-C stops everything.`);
}
