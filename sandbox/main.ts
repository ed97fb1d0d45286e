import { sentenceOf } from './problem.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from './start.ts';

/** Longest a stop may take before the process ends anyway. */
const STOP_WITHIN_MS = 900;

/** As JSON: whoever starts this process has them as settings of the shop. */
const options = JSON.parse(process.env['SANDBOX_OPTIONS'] ?? '') as SandboxOptions;
let sandbox: Sandbox | undefined;
let stopping = false;

function failWith(error: unknown): never {
  process.stderr.write(`${sentenceOf(error, options.dataDir)}\n`);
  process.exit(1);
}

function stop(): void {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
  // Before the start is through there is nothing to close that the exit wouldn't.
  (sandbox?.close() ?? Promise.resolve()).then(() => process.exit(0), failWith);
}

// A disk that refuses writes while nobody waits for a reply.
process.on('uncaughtException', failWith);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The shop started us; without it nobody needs us.
process.on('disconnect', stop);

try {
  sandbox = await startSandbox(options);
  const { apiUrl, inboxUrl, smtpUrl } = sandbox;
  process.send?.({ ready: true, apiUrl, inboxUrl, smtpUrl });
} catch (error) {
  failWith(error);
}
