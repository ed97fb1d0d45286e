import { recordAnswer } from './kit/server-state.ts';

const KEY = 'elvare-admin-reloaded';
/** Two reloads within this time have the same reason, and the second wouldn't help. */
const SAME_REASON_MS = 60_000;
const ANSWER_MS = 5_000;
const SAVED_CHECK_MS = 1_000;

/** Asks as the browser does before it leaves a document: true if something typed would be lost. */
export const hasUnsaved = (): boolean =>
  !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Remembers a reload. False if one was just tried, so that a broken version doesn't reload for ever. */
function canReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < SAME_REASON_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Reason why code can't be loaded: no server, another version since the document came, or neither. */
export type LoadFailure = 'offline' | 'outdated' | 'internal';

/** Code that can't be loaded, with the reason. */
export class LoadProblem extends Error {
  readonly code: LoadFailure;

  constructor(code: LoadFailure) {
    super('');
    this.code = code;
  }
}

/**
 * Returns the reason. `answer` is the document that the server sends now, undefined without one; `script` is the path of
 * the entry, which another version has under another name.
 */
export function failureOf(answer: string | undefined, script: string): LoadFailure {
  if (answer === undefined) return 'offline';
  return answer.includes(script) ? 'internal' : 'outdated';
}

async function readDocument(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch(location.pathname, { cache: 'no-store', signal });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** A server that is just stopping answered a moment ago: what is shown stays until it answers again. */
async function reloadOnceSaved(): Promise<void> {
  if (!hasUnsaved() && (await readDocument()) !== undefined && !hasUnsaved()) location.reload();
}

let hasFailed = false;
let reloading: ReturnType<typeof setInterval> | undefined;

/**
 * Loads code. After a failure it asks the server: another version, or code that fails a second time (browsers keep a
 * failed import for as long as the document lives), needs a new document, which is loaded once nothing typed is unsaved.
 * Throws a `LoadProblem`.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    console.warn('code of the back office can not be loaded', error);
    const script = document.querySelector('script[type="module"]')?.getAttribute('src') ?? '';
    const failure = failureOf(await readDocument(), script);
    recordAnswer(failure !== 'offline');
    const isStale = failure === 'outdated' || (failure === 'internal' && hasFailed);
    hasFailed = true;
    if (isStale && reloading === undefined && canReload()) {
      reloading = setInterval(reloadOnceSaved, SAVED_CHECK_MS);
    }
    throw new LoadProblem(failure);
  }
}
