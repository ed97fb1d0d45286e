import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { POSTGRES_PROGRAM_MS } from '../waits.ts';
import type { Account } from './account.ts';
import type { Bundle } from './bundle.ts';
import { errorCode } from './failure.ts';

export interface ProgramResult {
  /** Exit status; `null` if it could not be started or a signal ended it. */
  status: number | null;
  /** Standard output and errors mixed, or the reason why it could not start. */
  output: string;
  /** System error code if it could not be started (`ENOENT`, `EACCES`, `EPERM` …). */
  startError: string | undefined;
}

/**
 * Runs one of PostgreSQL's programs to its end, or kills it when it takes too long.
 *
 * It gets its own session, so that Ctrl-C in a terminal reaches only the shop, which then stops in order,
 * and a minimal environment without `PG…` and locale settings.
 * @param options.errors file descriptor for output and errors; processes that the program starts keep it
 */
export async function runProgram(
  bundle: Bundle,
  program: 'initdb' | 'pg_ctl' | 'postgres',
  args: readonly string[],
  options: { cwd: string; account: Account | undefined; errors?: number },
): Promise<ProgramResult> {
  const { PATH = '/usr/bin:/bin' } = process.env;
  try {
    const child = spawn(path.join(bundle.folder, 'bin', program), args, {
      cwd: options.cwd,
      env: { PATH, LC_ALL: 'C', TZ: 'UTC' },
      detached: true,
      stdio: ['ignore', options.errors ?? 'pipe', options.errors ?? 'pipe'],
      timeout: POSTGRES_PROGRAM_MS,
      killSignal: 'SIGKILL',
      ...options.account,
    });
    return await finished(child);
  } catch (error) {
    // `spawn` throws some errors and emits others; both end here.
    const code = errorCode(error);
    if (!code || !(error instanceof Error)) throw error;
    return { status: null, output: error.message, startError: code };
  }
}

function finished(child: ChildProcess): Promise<ProgramResult> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output, startError: undefined }));
  });
}
