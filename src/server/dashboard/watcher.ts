const encoder = new TextEncoder();

interface WatchedDashboard {
  readonly userId: string;
  /** Headers with the request's cookie, to check the rights again later. */
  readonly headers: Headers;
  /** Epoch milliseconds. */
  readonly openedAt: number;
  /** Called once when the stream ends, by either side. */
  readonly onClose: (watcher: Watcher) => void;
}

/** One open dashboard. Buffers at most one state beyond the stream's queue of two. */
export class Watcher {
  readonly stream: ReadableStream<Uint8Array>;
  readonly watching: WatchedDashboard;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #waiting: string | undefined;
  #closed = false;

  constructor(watching: WatchedDashboard) {
    this.watching = watching;
    this.stream = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        // The reader has room again: only the newest state since then is sent.
        pull: () => this.#sendWaiting(),
        cancel: () => this.#ended(),
      },
      { highWaterMark: 2 },
    );
  }

  /** Sends the newest state; replaces one that is still waiting. */
  show(event: string): void {
    this.#waiting = event;
    this.#sendWaiting();
  }

  /** Sends an event that may be skipped if the reader is behind. */
  hint(event: string): void {
    if (this.#hasRoom()) this.#controller?.enqueue(encoder.encode(event));
  }

  /** Sends a last event with the reason and ends the stream. */
  close(event: string): void {
    if (this.#closed) return;
    this.#controller?.enqueue(encoder.encode(event));
    this.#controller?.close();
    this.#ended();
  }

  #hasRoom(): boolean {
    return !this.#closed && (this.#controller?.desiredSize ?? 0) > 0;
  }

  #sendWaiting(): void {
    if (this.#waiting === undefined || !this.#hasRoom()) return;
    const event = this.#waiting;
    this.#waiting = undefined;
    this.#controller?.enqueue(encoder.encode(event));
  }

  #ended(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.watching.onClose(this);
  }
}
