import { sentenceOf } from './problem.ts';
import { readSettings } from './settings.ts';
import { type Sandbox, startSandbox } from './start.ts';

/** Longest a stop may take before the process ends anyway. */
const STOP_WITHIN_MS = 900;

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const settings = readSettings(process.env);
if (!settings.ok) fail(settings.sentence);
const { options } = settings;
const failWith = (error: unknown) => fail(sentenceOf(error, options.dataDir));

let sandbox: Sandbox | undefined;
let stopping = false;

function stop(): void {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
  // Before the start is through there is nothing to close that the exit wouldn't.
  (sandbox?.close() ?? Promise.resolve()).then(() => process.exit(0), failWith);
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The shop started us; without it nobody needs us.
process.on('disconnect', stop);

try {
  sandbox = await startSandbox({ ...options, onFailure: failWith });
  const { apiUrl, inboxUrl, smtpUrl } = sandbox;
  process.send?.({ ready: true, apiUrl, inboxUrl, smtpUrl });
} catch (error) {
  failWith(error);
}
