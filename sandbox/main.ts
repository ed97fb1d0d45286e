import { type Problem, problemOf } from './problem.ts';
import { readSettings } from './settings.ts';
import { type Sandbox, startSandbox } from './start.ts';

/** Longest a stop may take before the process ends anyway. */
const STOP_WITHIN_MS = 900;

function fail({ sentence }: Problem): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

let sandbox: Sandbox | undefined;
let stopping = false;

function stop(): void {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
  // Before the start is through there is nothing to close that the exit wouldn't.
  (sandbox?.close() ?? Promise.resolve()).then(
    () => process.exit(0),
    (error: unknown) => fail(problemOf(error)),
  );
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The shop started us; without it nobody needs us.
process.on('disconnect', stop);

const settings = readSettings(process.env);
if (!settings.ok) fail(settings);
try {
  sandbox = await startSandbox({
    ...settings.options,
    onFailure: (error) => fail(problemOf(error)),
  });
  const { apiUrl, inboxUrl, smtpUrl } = sandbox;
  process.send?.({ ready: true, apiUrl, inboxUrl, smtpUrl });
} catch (error) {
  fail(problemOf(error));
}
