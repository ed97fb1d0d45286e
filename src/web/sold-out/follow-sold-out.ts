import type { ApiPath } from '#browser/api.ts';
import { loadPartTexts, translatorFor } from '../i18n/translate.ts';
import { getShownTarget, subscribeShown } from '../runtime/shown.ts';
import { useFewLeft, useSoldOut } from './sold-out-store.ts';

/** Age of the last response after which a page or window shown again requests a new one. */
const FRESH_MS = 30_000;
/** Reply on most days, compared as text so that no parser loads. */
const NOTHING = '{"items":[]}';

let answer = NOTHING;
let items: readonly string[] = [];
let askedAt = Number.NEGATIVE_INFINITY;

async function show(): Promise<void> {
  const { lang } = getShownTarget();
  if (items.length > 0) await loadPartTexts(lang);
  const word = translatorFor(lang)('product.soldOut');
  useSoldOut.setState(Object.fromEntries(items.map((item) => [item, word])), true);
}

/**
 * Requests the sold-out items, unless the last request is younger than `freshMs`. Without network the known
 * items stay; the checkout checks them again anyway.
 */
export async function askSoldOut(freshMs = 0): Promise<void> {
  if (Date.now() - askedAt < freshMs) return;
  askedAt = Date.now();
  try {
    const response = await fetch('/api/sold-out' satisfies ApiPath);
    const text = await response.text();
    if (!response.ok || text === answer) return;
    const { parseSoldOut } = await import('./parse-sold-out.ts');
    const found = text === NOTHING ? { items: [] } : parseSoldOut(text);
    if (!found) return;
    answer = text;
    items = found.items;
    useFewLeft.setState(found.few ?? {}, true);
    await show();
  } catch (error) {
    console.warn('what is sold out could not be asked', error);
  }
}

/** Requests the items now and whenever a page or the window is shown again. Call once per document. */
export function followSoldOut(): void {
  let { lang } = getShownTarget();
  void askSoldOut();
  subscribeShown(() => {
    const now = getShownTarget().lang;
    if (now !== lang && items.length > 0) void show();
    lang = now;
    void askSoldOut(FRESH_MS);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void askSoldOut(FRESH_MS);
  });
}
