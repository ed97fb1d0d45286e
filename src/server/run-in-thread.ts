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
