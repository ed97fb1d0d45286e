import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { rootOf } from './db/database-errors.ts';

interface ChildOptions<Said> {
  readonly args?: readonly string[];
  readonly flags?: ForkOptions['execArgv'];
  /** Default: copies bytes instead of writing them as JSON. */
  readonly serialization?: ForkOptions['serialization'];
  /** Called for each message. */
  readonly hear: (said: Said) => void;
  /** Called once, after the last message. */
  readonly ended: (error: Error) => void;
}

/** A program in a process of its own, which runs from the constructor to its end or to `kill()`. */
export class Child<Said> {
  readonly #process: ChildProcess;
  readonly #end: (why: string) => void;
  #late: NodeJS.Timeout | undefined;

  constructor(program: URL, { args, flags, serialization, hear, ended }: ChildOptions<Said>) {
    this.#process = fork(fileURLToPath(program), args, {
      execArgv: flags ?? process.execArgv,
      serialization: serialization ?? 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let isOver = false;
    this.#end = (why) => {
      clearTimeout(this.#late);
      if (!isOver) ended(new Error(`${program} ended with ${why}`));
      isOver = true;
    };
    this.#process.on('message', (said) => {
      clearTimeout(this.#late);
      if (!isOver) hear(said as Said);
    });
    this.#process.on('error', (error) => this.#end(error.message));
    this.#process.on('exit', (code, signal) => this.#end(String(code ?? signal)));
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Kills the process unless it says something within `limitMs`. */
  expectWithin(limitMs: number): void {
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.kill(), limitMs);
  }

  send(message: object | string): void {
    // A process that has just ended reports that itself.
    this.#process.send(message, () => undefined);
  }

  /** Ends it at once, for its parent as well: a process that hangs in the kernel outlives its signal. */
  kill(): void {
    this.#process.kill('SIGKILL');
    this.#end('SIGKILL');
  }
}

type Answer =
  | { readonly value: unknown }
  | { readonly error: { readonly code: string; readonly message: string } };

/** In a program of `runInProcess()`: carries out its task, answers and lets the process end. */
export function answerOnce<Task>(work: (task: Task) => Promise<unknown>): void {
  process.once('message', async (task: Task) => {
    const answer: Answer = await work(task).then(
      (value) => ({ value }),
      (error: unknown) => ({ error: rootOf(error) }),
    );
    process.send?.(answer, () => process.disconnect());
  });
}

interface RunOptions {
  readonly heapMb?: number;
  readonly timeoutMs: number;
  /** Aborted, it kills the process. */
  readonly signal?: AbortSignal;
}

/**
 * Sends `input` to a program in a process of its own; returns what its `answerOnce()` resolved with. Its memory is free
 * afterwards. Throws its error, with its code, or says how it ended without an answer.
 */
export function runInProcess(
  program: URL,
  input: object | string,
  { heapMb, timeoutMs, signal }: RunOptions,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const flags = heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`];
  const child = new Child<Answer>(program, {
    flags: [...process.execArgv, ...flags],
    hear: (answer) => {
      if ('value' in answer) resolve(answer.value);
      else reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }));
    },
    ended: reject,
  });
  child.send(input);
  child.expectWithin(timeoutMs);
  const kill = () => child.kill();
  signal?.addEventListener('abort', kill, { once: true });
  return promise.finally(() => signal?.removeEventListener('abort', kill));
}
