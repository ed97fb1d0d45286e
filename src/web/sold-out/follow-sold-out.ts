import { API } from '../../api-paths.ts';
import { loadedMessages, loadPartMessages } from '../i18n/translate.ts';
import { getShown, subscribeShown } from '../navigation/shown.ts';
import { targetOf } from '../target.ts';
import { useSoldOut } from './sold-out-store.ts';

/** A page or window shown again asks anew when the last answer is older. */
const FRESH_MS = 30_000;
/** What the server says on most days: nothing to parse, nothing to show. */
const NOTHING = '{"items":[]}';

let answer = NOTHING;
let items: readonly string[] = [];
let askedAt = Number.NEGATIVE_INFINITY;

async function show(): Promise<void> {
  const { lang } = targetOf(getShown().path);
  if (items.length > 0) await loadPartMessages(lang);
  const word = loadedMessages(lang)('product.soldOut');
  useSoldOut.setState(Object.fromEntries(items.map((item) => [item, word])), true);
}

/**
 * Asks what is sold out, unless the last answer is younger than `freshMs`. Without the network what
 * was known stays; the checkout has the last word anyway.
 */
export async function askSoldOut(freshMs = 0): Promise<void> {
  if (Date.now() - askedAt < freshMs) return;
  askedAt = Date.now();
  try {
    const response = await fetch(API.soldOut);
    const text = await response.text();
    if (!response.ok || text === answer) return;
    const { parseSoldOut } = await import('./parse-sold-out.ts');
    const found = text === NOTHING ? [] : parseSoldOut(text);
    if (!found) return;
    answer = text;
    items = found;
    await show();
  } catch (error) {
    console.warn('what is sold out could not be asked', error);
  }
}

/** Asks now and whenever a page or the window is shown again. Call once per document. */
export function followSoldOut(): void {
  let { lang } = targetOf(getShown().path);
  void askSoldOut();
  subscribeShown(() => {
    const now = targetOf(getShown().path).lang;
    if (now !== lang && items.length > 0) void show();
    lang = now;
    void askSoldOut(FRESH_MS);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void askSoldOut(FRESH_MS);
  });
}
