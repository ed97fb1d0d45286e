import { create } from 'zustand';
import type { Lang } from '#routes.ts';
import type { DeskTexts } from './texts.ts';

/** Reason why a change isn't saved. */
export interface LeftProblem {
  /** True if somebody decides in the editor first; sending it again doesn't help. */
  readonly isConflict: boolean;
  /** Sentence of the server; empty without a reply. */
  readonly message: string;
}

/** A change that was not saved when its view was left. */
export interface LeftChange<Kept = unknown> {
  /** Names what is changed, so that it is told once. An editor's own is its address. */
  readonly key: string;
  /** Address of the view. */
  readonly hash: string;
  /** Name of the change; default: the view's section. */
  readonly nameIn?: ((texts: DeskTexts, lang: Lang) => string) | undefined;
  /** State from which the editor continues. */
  readonly kept?: Kept;
  /** Saves the change; `isLeaving` keeps the request alive when its page goes. Absent if nothing is kept. */
  readonly save?: (isLeaving: boolean) => Promise<LeftProblem | undefined>;
}

export interface Left<Kept = unknown> {
  readonly change: LeftChange<Kept>;
  /** Undefined until its first request failed. */
  readonly problem: LeftProblem | undefined;
  readonly isSaving: boolean;
}

/** Changes that were left unsaved, by key. They stay until they are saved, wherever the owner goes. */
export const useLeftChanges = create<ReadonlyMap<string, Left>>(() => new Map());

// Kept changes go with their page.
const warn = (event: BeforeUnloadEvent) => event.preventDefault();
useLeftChanges.subscribe((left) => {
  if ([...left.values()].some(({ change }) => change.save)) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
});

/** Returns what an editor left. Its address tells what kind of state is kept. */
export const leftAt = <Kept>(hash: string) =>
  useLeftChanges.getState().get(hash) as Left<Kept> | undefined;

const keep = (left: Left) =>
  useLeftChanges.setState((before) => new Map(before).set(left.change.key, left), true);

/** Forgets a change: its editor has it again, or the owner has read what failed. */
export function forgetLeft(key: string): void {
  const before = useLeftChanges.getState();
  if (before.has(key)) {
    useLeftChanges.setState(new Map([...before].filter(([each]) => each !== key)), true);
  }
}

/** Keeps a change that failed after its editor was left. */
export const keepFailed = (change: LeftChange, problem: LeftProblem) =>
  keep({ change, problem, isSaving: false });

/** Tells above every section why something failed of which nothing is kept; without a name it is the section's. */
export function tellLeft(hash: string, name: string | undefined, message: string): void {
  const nameIn = name === undefined ? undefined : () => name;
  keepFailed({ key: `${hash} ${name}`, hash, nameIn }, { isConflict: false, message });
}

/** Saves a change, and keeps it until that succeeds or its editor has it again. */
export async function saveLeft(change: LeftChange): Promise<void> {
  const { key, save } = change;
  const before = leftAt(key);
  if (!save || before?.isSaving) return;
  keep({ change, problem: before?.problem, isSaving: true });
  const problem = await save(false);
  if (leftAt(key)?.change !== change) return;
  if (problem) keepFailed(change, problem);
  else forgetLeft(key);
}
