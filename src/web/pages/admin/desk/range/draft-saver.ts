import type { AdminEntry } from '#contract/admin-catalogue.ts';
import type { Json } from './content-path.ts';
import { isSame } from './content-path.ts';

/** Delay between the last edit and its request. */
export const SAVE_AFTER_MS = 800;

export type SaveResult =
  | { readonly kind: 'saved'; readonly entry: AdminEntry }
  | { readonly kind: 'conflict'; readonly entry: AdminEntry | null }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly message: string };

export interface SaveBody {
  readonly content: Json;
  readonly revision: number | null;
  readonly base: number | null;
}

/** Sends a draft; `isLeaving` keeps the request alive when its page goes. */
export type SendDraft = (body: SaveBody, isLeaving: boolean) => Promise<SaveResult>;

export interface DraftConflictState {
  /** Null if the entry has disappeared. */
  readonly entry: AdminEntry | null;
  /** Content of the other side; null retires the product. */
  readonly theirs: Json | undefined;
  /** Content that both sides began with. */
  readonly base: Json | undefined;
}

export interface SaverState {
  readonly status: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';
  readonly entry: AdminEntry;
  readonly message: string;
  readonly conflict: DraftConflictState | undefined;
}

/** Content as it is now; null if the product is retired. */
function contentOf(entry: AdminEntry | null): Json | undefined {
  if (entry?.draft) return entry.draft.content as Json;
  return entry?.published?.retired ? null : (entry?.published?.content as Json | undefined);
}

/** Returns the content that an editor shows; a retired product keeps its last one. */
export function shownContent(entry: AdminEntry): Json | undefined {
  return (entry.draft?.content ?? entry.published?.content) as Json | undefined;
}

/** A draft that began with a version which was replaced since. */
function findsOtherBase({ draft, published }: AdminEntry): boolean {
  return Boolean(draft && published && draft.content !== null && draft.base !== published.version);
}

/** Saves one draft, one request at a time; the newest content always follows. */
export class DraftSaver {
  readonly #send: SendDraft;
  readonly #listeners = new Set<() => void>();
  #state: SaverState;
  #content: Json | undefined;
  #saved: Json | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #request: Promise<void> | undefined;

  constructor(entry: AdminEntry, send: SendDraft) {
    this.#send = send;
    this.#content = contentOf(entry);
    this.#saved = this.#content;
    const theirs = entry.published?.content as Json | undefined;
    const isConflict = findsOtherBase(entry);
    this.#state = {
      status: isConflict ? 'conflict' : 'saved',
      entry,
      message: '',
      conflict: isConflict ? { entry, theirs, base: undefined } : undefined,
    };
  }

  get state(): SaverState {
    return this.#state;
  }

  /** Content of this side, saved or not; null if the product is retired. */
  get content(): Json | undefined {
    return this.#content;
  }

  /** A draft that only lies behind what is published has lost nothing yet. */
  get isUnsaved(): boolean {
    const { status } = this.#state;
    return status === 'conflict' ? !isSame(this.#content, this.#saved) : status !== 'saved';
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #set(change: Partial<SaverState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Saves this content soon. */
  edit(content: Json): void {
    if (content === this.#content) return;
    this.#content = content;
    if (this.#state.status === 'conflict') return;
    if (this.#state.status !== 'saving') this.#set({ status: 'waiting' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), SAVE_AFTER_MS);
  }

  /** Saves now what is not saved yet. Resolves when nothing is under way. */
  async flush(isLeaving = false): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#request) return this.#request;
    if (this.#state.status === 'conflict' || this.#state.status === 'saved') return;
    this.#request = this.#save(isLeaving).finally(() => {
      this.#request = undefined;
    });
    return this.#request;
  }

  async #save(isLeaving: boolean): Promise<void> {
    const content = this.#content;
    if (content === undefined) return;
    const { entry } = this.#state;
    const revision = entry.draft?.revision ?? null;
    const body = { content, revision, base: entry.published?.version ?? null };
    this.#set({ status: 'saving' });
    const result = await this.#send(body, isLeaving);
    if (result.kind === 'saved') {
      this.#saved = content;
      const isWhole = this.#content === content;
      this.#set({ status: isWhole ? 'saved' : 'waiting', entry: result.entry, message: '' });
      if (!isWhole) await this.#save(isLeaving);
    } else if (result.kind === 'failed') {
      this.#set({ status: 'failed', message: result.message });
    } else {
      const now = result.kind === 'conflict' ? result.entry : null;
      const conflict = { entry: now, theirs: contentOf(now), base: this.#saved };
      this.#set({ status: 'conflict', conflict });
    }
  }

  /** Gives up what is not saved. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#content = this.#saved;
    this.#set({ status: 'saved', conflict: undefined });
  }

  /** Goes on from the other side's entry with the content that was chosen. */
  resolve(content: Json): Promise<void> {
    const { conflict, entry } = this.#state;
    if (conflict === undefined) return Promise.resolve();
    // Without an entry the draft begins anew.
    const next = conflict.entry ?? { ...entry, published: null, draft: null };
    this.#content = content;
    this.#saved = conflict.theirs;
    const isTheirs = conflict.base !== undefined && isSame(content, conflict.theirs);
    this.#set({ status: isTheirs ? 'saved' : 'waiting', entry: next, conflict: undefined });
    return this.flush();
  }
}
