import type { ApiResult } from '#browser/api.ts';

/** Delay between the last change of a query and its request. */
export const TYPING_MS = 200;

export interface Page {
  /** Cursor of the page behind this one; null on the last. */
  readonly next: string | null;
}

/** Requests a page of the list that a query names: its first, or the one at a cursor. */
export type AskPage<T> = (query: string, cursor: string | undefined) => Promise<ApiResult<T>>;

export interface PagesState<T> {
  readonly reply: ApiResult<readonly T[]> | undefined;
  /** Query of the reply; undefined once the list is hidden. */
  readonly answered: string | undefined;
  /** True while a further page is requested. */
  readonly busy: boolean;
  /** Reason why no further page came, perhaps empty. */
  readonly problem: string | undefined;
}

/** Returns the cursor of the next page; null on the last. */
export const nextOf = <T extends Page>({ reply }: PagesState<T>): string | null =>
  (reply?.ok && reply.data.at(-1)?.next) || null;

/**
 * Loads a list page by page. Another query starts anew. Without a query the list is hidden: its pages stay, and as many
 * are loaded again once it is shown.
 */
export class PageLoader<T extends Page> {
  readonly #ask: AskPage<T>;
  readonly #listeners = new Set<() => void>();
  #state: PagesState<T> = {
    reply: undefined,
    answered: undefined,
    busy: false,
    problem: undefined,
  };
  /** Undefined while the list is hidden. */
  #query: string | undefined;
  /** The last query that was shown, and how many of its pages. */
  #shown: { query: string | undefined; count: number } = { query: undefined, count: 1 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Replies to requests of former turns are dropped. */
  #turn = 0;

  constructor(ask: AskPage<T>) {
    this.#ask = ask;
  }

  get state(): PagesState<T> {
    return this.#state;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #set(change: Partial<PagesState<T>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Shows the list of a query; undefined hides it. */
  show(query: string | undefined): void {
    this.stop();
    this.#query = query;
    this.#set({ busy: false, problem: undefined });
    if (query === undefined) {
      this.#set({ answered: undefined });
      return;
    }
    const { query: former } = this.#shown;
    const isOther = former !== query;
    if (isOther) this.#shown = { query, count: 1 };
    const isTyped = isOther && former !== undefined;
    this.#timer = setTimeout(() => void this.#load(query), isTyped ? TYPING_MS : 0);
  }

  /** Drops requests under way; nothing is loaded until `show()`. */
  stop(): void {
    this.#turn++;
    this.#query = undefined;
    clearTimeout(this.#timer);
  }

  async #load(query: string): Promise<void> {
    const turn = this.#turn;
    const reply = await this.#askPages(query);
    if (turn === this.#turn) this.#set({ reply, answered: query });
  }

  async #askPages(query: string): Promise<ApiResult<readonly T[]>> {
    const { count } = this.#shown;
    const pages: T[] = [];
    let cursor: string | undefined;
    do {
      const reply = await this.#ask(query, cursor);
      if (!reply.ok) return reply;
      pages.push(reply.data);
      cursor = reply.data.next ?? undefined;
    } while (cursor !== undefined && pages.length < count);
    return { ok: true, data: pages };
  }

  readonly loadMore = async (): Promise<void> => {
    const query = this.#query;
    const { answered, busy } = this.#state;
    const next = nextOf(this.#state);
    if (busy || query === undefined || answered !== query || next === null) return;
    const turn = this.#turn;
    this.#set({ busy: true });
    const more = await this.#ask(query, next);
    if (turn !== this.#turn) return;
    if (!more.ok) return this.#set({ busy: false, problem: more.message });
    this.#shown.count++;
    this.#set({ busy: false, problem: undefined });
    this.change((pages) => [...pages, more.data]);
  };

  /** Loads as many pages again, unless the list is hidden. */
  readonly reload = (): void => {
    if (this.#query !== undefined) this.show(this.#query);
  };

  /** Changes pages without asking again. */
  readonly change = (edit: (pages: readonly T[]) => readonly T[]): void => {
    const { reply } = this.#state;
    if (reply?.ok) this.#set({ reply: { ok: true, data: edit(reply.data) } });
  };
}
