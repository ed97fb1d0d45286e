const encoder = new TextEncoder();

export interface Watching {
  readonly userId: string;
  /** With the request's cookie, to ask again later whether it may still watch. */
  readonly headers: Headers;
  /** Epoch milliseconds. */
  readonly openedAt: number;
  /** Runs once, whoever ends the stream. */
  readonly onClose: (watcher: Watcher) => void;
}

/** One open dashboard. Holds at most one state that its reader has not taken yet. */
export class Watcher {
  readonly stream: ReadableStream<Uint8Array>;
  readonly watching: Watching;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #waiting: string | undefined;
  #closed = false;

  constructor(watching: Watching) {
    this.watching = watching;
    this.stream = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        // The reader has room: of what came meanwhile only the newest is sent.
        pull: () => this.#sendWaiting(),
        cancel: () => this.#ended(),
      },
      { highWaterMark: 2 },
    );
  }

  /** The newest state; replaces one that the reader was too slow to take. */
  show(event: string): void {
    this.#waiting = event;
    this.#sendWaiting();
  }

  /** Something small that may be left out when the reader is behind. */
  hint(event: string): void {
    if (this.#hasRoom()) this.#controller?.enqueue(encoder.encode(event));
  }

  /** Says why and ends the stream. */
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
