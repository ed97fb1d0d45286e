/** Chrome DevTools Protocol over Node's WebSocket. Enables no domain by itself. */
export type Params = Readonly<Record<string, unknown>>;

interface Answer {
  readonly id: number;
  readonly error?: { readonly message: string };
  readonly result?: Params;
}
interface DevtoolsEvent {
  readonly method: string;
  readonly params: Params;
  readonly sessionId?: string;
}

/** A connection to Chromium's debugging port. */
export class Devtools {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #listeners = new Set<(event: DevtoolsEvent) => void>();
  #sent = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      const message: Answer | DevtoolsEvent = JSON.parse(data);
      if ('id' in message) this.#waiting.get(message.id)?.(message);
      else for (const listener of this.#listeners) listener(message);
    };
  }

  static async connect(url: string): Promise<Devtools> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = () => reject(new Error(`${url} can not be reached`));
    });
    return new Devtools(socket);
  }

  /** Rejects with the browser's own message. */
  async send(method: string, params: Params = {}, sessionId?: string): Promise<Params> {
    const id = ++this.#sent;
    const { error, result } = await new Promise<Answer>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
    this.#waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  }

  /** Returns a function that removes the listener. */
  onEvent(listener: (event: DevtoolsEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#socket.close();
  }
}
