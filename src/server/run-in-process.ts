import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

interface ProcessOptions {
  readonly heapMb: number;
  readonly timeoutMs: number;
}

/**
 * Sends `input` to a program in a process of its own; returns the one message it answers with. Its memory is free
 * afterwards, and a crash in it is an error here. Throws if it ends without an answer.
 */
export function runInProcess(
  program: URL,
  input: object,
  { heapMb, timeoutMs }: ProcessOptions,
): Promise<unknown> {
  const child = fork(fileURLToPath(program), [], {
    execArgv: [...process.execArgv, `--max-old-space-size=${heapMb}`],
    // Copies bytes instead of writing them as JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  child.once('message', resolve);
  child.once('error', reject);
  child.once('exit', (code, signal) =>
    reject(new Error(`${program} ended with ${code ?? signal}`)),
  );
  child.send(input, () => undefined);
  return promise;
}
