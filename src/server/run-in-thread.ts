import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

interface ThreadOptions {
  readonly heapMb: number;
  readonly timeoutMs: number;
}

/** Runs a module in a thread with `input` as its `workerData`; returns its one message. Its memory is free afterwards. */
export async function runInThread(
  module: URL,
  input: unknown,
  { heapMb, timeoutMs }: ThreadOptions,
): Promise<unknown> {
  const thread = new Worker(module, {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  try {
    // Rejects on the thread's `error`, too.
    const [message] = await once(thread, 'message', { signal: AbortSignal.timeout(timeoutMs) });
    return message;
  } finally {
    await thread.terminate();
  }
}

/** Runs one after the other. */
export function oneAtATime<Input, Output>(
  run: (input: Input) => Promise<Output>,
): (input: Input) => Promise<Output> {
  let last: Promise<unknown> = Promise.resolve();
  return (input) => {
    const next = last.then(() => run(input));
    last = next.catch(() => undefined);
    return next;
  };
}
