import { type ComponentType, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readPrintedData, readPrintedSettings, type ShopSettings } from '../settings.ts';
import { linkFullSheet } from './full-sheet.ts';
import { whenLoaded } from './idle.ts';
import { nextTry } from './lazy-with-retry.ts';
import { watchHistory } from './navigate.ts';
import type { LoadedPage, PageTable } from './page.ts';
import { hydrateParts } from './parts/lazy-parts.ts';
import { watchParts } from './parts/watch-parts.ts';
import { compareDocument, isDocumentChanged, setOwnTarget, setShown, targetAt } from './shown.ts';
import { loadPage, setPageTable } from './steps/page-loader.ts';
import { hideTapsOnLinks } from './taps/hold.ts';
import { giveUp, stopHolding } from './taps/replay.ts';
import type { Target } from './target.ts';

/** A shop for the runtime to run. */
export interface Shop {
  readonly App: ComponentType<{ readonly settings: ShopSettings }>;
  readonly loadPages: () => Promise<PageTable>;
  /** Starts background work, after the page has loaded. */
  readonly afterLoad: () => void;
}

/**
 * Loads the page's own chunk. After a failure, early taps stay held and the next tap retries. If that fails
 * while online, a new version may have been deployed, so the document is reloaded; a tapped link leads on.
 */
async function ownPage(target: Target): Promise<LoadedPage> {
  let tapped: EventTarget | null = null;
  for (let failures = 0; ; failures++) {
    try {
      return await loadPage(target, readPrintedData());
    } catch (error) {
      console.warn('the page can not be loaded', error);
      const isLeaving = tapped instanceof Element && tapped.closest('a');
      if (failures > 0 && navigator.onLine && !isLeaving) location.reload();
      for (const { element } of globalThis.earlyTaps ?? []) element.ariaBusy = null;
      tapped = (await nextTry()).target;
    }
  }
}

/** Returns the page of the dev server's empty shell, which has no page for an unknown product. */
async function devTarget(): Promise<Target> {
  const target = targetAt(location.pathname);
  return loadPage(target).then(
    () => target,
    () => ({ ...target, name: 'missing', id: '' }),
  );
}

/**
 * Starts a document: loads its page's code, hydrates its HTML, and handles taps and steps from then on. If it can't, it
 * rejects and leaves the document to HTML.
 */
export async function start(shop: Shop): Promise<void> {
  try {
    await hydrate(shop);
  } catch (error) {
    giveUp(error);
    throw error;
  }
}

async function hydrate({ App, loadPages, afterLoad }: Shop): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed));
  }
  setPageTable(loadPages);
  const root = document.getElementById('root');
  const printed = readPrintedData();
  const target = printed?.target ?? (import.meta.env.DEV ? await devTarget() : undefined);
  if (!root || !target) throw new Error('no #root or data');
  linkFullSheet();
  compareDocument(root, printed?.elements);
  setOwnTarget(location.pathname, target);
  const page = await ownPage(target);
  setShown({ path: location.pathname, search: location.search });
  const settings = readPrintedSettings();
  const shop = <App settings={settings} />;
  const app = import.meta.env.DEV ? <StrictMode>{shop}</StrictMode> : shop;
  const stop = new AbortController();
  if (!import.meta.env.DEV || root.firstElementChild) {
    stopHolding();
    hideTapsOnLinks(stop.signal);
    const kept = [...root.childNodes];
    const onUncaughtError = (error: unknown) => {
      stop.abort();
      root.replaceChildren(...kept);
      giveUp(error);
    };
    // In a transition React hydrates in slices and handles taps in between. A tap on a boundary that isn't
    // hydrated yet hydrates that one first.
    startTransition(() => void hydrateRoot(root, app, { onUncaughtError }));
    if (isDocumentChanged()) whenLoaded(() => void hydrateParts().catch(() => undefined));
  } else {
    // The dev server sends an empty shell.
    const { applyHead } = await import('./steps/head.ts');
    applyHead(page.head(target.lang, target.id, settings), target, location.pathname);
    createRoot(root).render(app);
    void hydrateParts();
  }
  watchParts(stop.signal);
  whenLoaded(afterLoad);
  watchHistory();
}
