import { isSame, type Json, type JsonObject } from '#catalogue/json.ts';
import { mergeContent } from '#catalogue/merge-content.ts';
import type { AdminEntry } from '#contract/admin-catalogue.ts';
import { ENTRY_FIELDS } from '#contract/entry-fields.ts';

/** Delay between the last edit and its request. */
export const SAVE_AFTER_MS = 1_000;
/** Delay until a request that met no server is sent again. */
export const RETRY_AFTER_MS = 5_000;

export interface SaveBody {
  readonly content: Json;
  readonly revision: number | null;
  readonly base: number | null;
}

export type SaveResult =
  | { readonly kind: 'saved'; readonly entry: AdminEntry }
  /** `entry` is the other side's; null if the entry has disappeared. */
  | { readonly kind: 'conflict'; readonly entry: AdminEntry | null }
  /** `isLost` says that no server was met. */
  | { readonly kind: 'failed'; readonly message: string; readonly isLost: boolean };

export interface SaverState {
  readonly status: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';
  readonly entry: AdminEntry;
  readonly savedAt: number | undefined;
  readonly message: string;
  /** The entry as the other side left it, in a conflict; null if it has disappeared. */
  readonly other: AdminEntry | null;
  /** True if the other side is only the version that was published after the draft began. */
  readonly isBehind: boolean;
  /** Fields that both sides changed, in a conflict; the entry itself by an empty path. */
  readonly clashes: readonly (readonly string[])[];
  /** Brings the other side's changes into a state of this one; another function after each merge. */
  readonly rebase: ((content: JsonObject) => JsonObject) | undefined;
}

/** Content as it is now; null if the product is retired. */
export function contentOf(entry: AdminEntry | null): Json | undefined {
  if (entry?.draft) return entry.draft.content as Json;
  return entry?.published?.retired ? null : (entry?.published?.content as Json | undefined);
}

/** Content that an editor shows; a retired product keeps its last one. */
export function shownContent(entry: AdminEntry): Json | undefined {
  return (entry.draft?.content ?? entry.published?.content) as Json | undefined;
}

/** True for a draft that began with a version which was replaced since. */
export function isOutdated({ draft, published }: AdminEntry): boolean {
  return Boolean(draft && published && draft.content !== null && draft.base !== published.version);
}

/** Merges another state of an entry with this side's; fields that clash are this side's, or the other one's. */
function merge(base: Json | undefined, mine: Json | undefined, other: AdminEntry, isMine = true) {
  const theirs = contentOf(other);
  const sides = isMine ? { mine, theirs } : { mine: theirs, theirs: mine };
  return mergeContent(ENTRY_FIELDS[other.kind], { base, ...sides });
}

/** Saves one draft, one request at a time; the newest content always follows, and a lost request is sent again. */
export class DraftSaver {
  readonly #send: (body: SaveBody) => Promise<SaveResult>;
  readonly #listeners = new Set<() => void>();
  #state: SaverState;
  #content: Json | undefined;
  #saved: Json | undefined;
  /** Content that both sides of a conflict began with. */
  #base: Json | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #request: Promise<void> | undefined;

  constructor(entry: AdminEntry, send: (body: SaveBody) => Promise<SaveResult>) {
    this.#send = send;
    this.#content = contentOf(entry);
    this.#saved = this.#content;
    const status = isOutdated(entry) ? 'conflict' : 'saved';
    // What was published since is the other side.
    const other = status === 'conflict' ? { ...entry, draft: null } : null;
    this.#base = other ? (entry.draft?.base_content as Json | undefined) : this.#content;
    this.#state = {
      status,
      entry,
      savedAt: undefined,
      message: '',
      other,
      isBehind: other !== null,
      clashes: other ? merge(this.#base, this.#content, other).clashes : [],
      rebase: undefined,
    };
  }

  get state(): SaverState {
    return this.#state;
  }

  /** Content of this side, saved or not; null if the product is retired. */
  get content(): Json | undefined {
    return this.#content;
  }

  /** True while an edit exists in this browser alone. A conflict counts only if something was edited since the last save. */
  get isUnsaved(): boolean {
    const { status } = this.#state;
    return status === 'conflict' ? this.#content !== this.#saved : status !== 'saved';
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #set(change: Partial<SaverState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #flushAfter(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delayMs);
  }

  /** Saves this content soon. */
  edit(content: Json): void {
    if (isSame(content, this.#content)) return;
    this.#content = content;
    if (this.#state.status === 'conflict') return;
    if (this.#state.status !== 'saving') this.#set({ status: 'waiting' });
    this.#flushAfter(SAVE_AFTER_MS);
  }

  /** Saves now what is not saved yet. Resolves when nothing is under way. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#request) return this.#request;
    if (this.#state.status === 'conflict' || this.#state.status === 'saved') return;
    this.#request = this.#save().finally(() => {
      this.#request = undefined;
    });
    return this.#request;
  }

  async #save(): Promise<void> {
    const content = this.#content;
    if (content === undefined) return;
    const { entry } = this.#state;
    this.#set({ status: 'saving' });
    const result = await this.#send({
      content,
      revision: entry.draft?.revision ?? null,
      base: entry.published?.version ?? null,
    });
    if (result.kind === 'saved') {
      this.#saved = content;
      this.#base = content;
      const isWhole = this.#content === content;
      const status = isWhole ? 'saved' : 'waiting';
      this.#set({ status, entry: result.entry, savedAt: Date.now(), message: '' });
      if (!isWhole) await this.#save();
    } else if (result.kind === 'conflict') {
      const other = result.entry;
      const clashes = other ? merge(this.#base, this.#content, other).clashes : [];
      this.#set({ status: 'conflict', other, isBehind: false, clashes });
      if (!other || clashes.length > 0) return;
      this.#settle(other, true);
      if (this.isUnsaved) await this.#save();
    } else {
      this.#set({ status: 'failed', message: result.message });
      if (result.isLost) this.#flushAfter(RETRY_AFTER_MS);
    }
  }

  /** Goes on with the changes of both sides; the fields that clash are this side's, or the other one's. */
  #settle(other: AdminEntry, isMine: boolean): void {
    const { entry, isBehind } = this.#state;
    const [base, theirs] = [this.#base, contentOf(other)];
    const rebase = (content: Json | undefined) => merge(base, content, other, isMine).content;
    this.#content = rebase(this.#content);
    // An outdated draft is this side's own.
    if (!isBehind) this.#saved = theirs;
    this.#base = this.#saved;
    this.#set({
      status: !isBehind && isSame(this.#content, theirs) ? 'saved' : 'waiting',
      entry: isBehind ? { ...other, draft: entry.draft } : other,
      other: null,
      clashes: [],
      rebase: rebase as SaverState['rebase'],
    });
  }

  /** Goes on with another state of the entry; what is not saved is given up. */
  replace(entry: AdminEntry): void {
    clearTimeout(this.#timer);
    this.#content = contentOf(entry);
    this.#saved = this.#content;
    this.#base = this.#content;
    this.#set({ status: 'saved', entry, message: '', other: null });
  }

  /** Saves the changes of both sides; the fields that clash are this side's, or the other one's. */
  choose(isMine: boolean): Promise<void> {
    const { entry, other } = this.#state;
    if (other) this.#settle(other, isMine);
    // Without an entry the draft begins anew.
    else this.#set({ status: 'waiting', entry: { ...entry, published: null, draft: null } });
    return this.flush();
  }
}

const savers = new Map<string, DraftSaver>();

/** Returns the saver that still holds what was typed into an entry, or a new one. */
export function openSaver(
  entry: AdminEntry,
  send: (body: SaveBody) => Promise<SaveResult>,
): DraftSaver {
  const key = `${entry.kind} ${entry.id}`;
  const before = savers.get(key);
  if (before?.isUnsaved) return before;
  const saver = new DraftSaver(entry, send);
  savers.set(key, saver);
  return saver;
}

/** True while anything that was typed is not saved, on whatever page it was. */
export const hasUnsaved = (): boolean => [...savers.values()].some(({ isUnsaved }) => isUnsaved);
