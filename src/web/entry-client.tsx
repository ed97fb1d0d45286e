import './styles/app.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { wakeParts, watchParts } from './runtime/deferred.tsx';
import { whenLoaded } from './runtime/idle.ts';
import { watchHistory } from './runtime/navigate.ts';
import { nextTry } from './runtime/next-try.ts';
import type { LoadedPage } from './runtime/page.ts';
import { setShown } from './runtime/shown.ts';
import { loadPage } from './runtime/steps/page-loader.ts';
import { linkWholeStyles, loadWholeStyles } from './runtime/styles/full-sheet.ts';
import { stopCollecting } from './runtime/taps/replay.ts';
import { type Target, targetOf } from './runtime/target.ts';
import { readPrintedData, readPrintedSettings } from './settings.ts';

/**
 * Loads the page's own chunk. After a failure, early taps stay held and the next tap retries. If that fails
 * while online, a new version may have been deployed, so the document is reloaded.
 */
async function ownPage(target: Target): Promise<LoadedPage> {
  for (let failures = 0; ; failures++) {
    try {
      return await loadPage(target, readPrintedData());
    } catch (error) {
      console.warn('the page can not be loaded', error);
      if (failures > 0 && navigator.onLine) location.reload();
      for (const { element } of globalThis.earlyActs ?? []) element.ariaBusy = null;
      await nextTry();
    }
  }
}

async function start(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed));
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  linkWholeStyles();
  // `styles/narrow.css` is only in the full sheet; a failed load is retried later.
  if (innerWidth < 305) loadWholeStyles().catch(() => undefined);
  const target = targetOf(location.pathname);
  const page = await ownPage(target);
  setShown({ path: location.pathname, search: location.search });
  const settings = readPrintedSettings();
  const shop = <App settings={settings} />;
  const app = import.meta.env.DEV ? <StrictMode>{shop}</StrictMode> : shop;
  if (root.firstElementChild) {
    stopCollecting();
    // In a transition React hydrates in slices and handles taps in between. A tap on a boundary that isn't
    // hydrated yet hydrates that one first.
    startTransition(() => void hydrateRoot(root, app));
  } else if (import.meta.env.DEV) {
    // The dev server sends an empty shell.
    const { applyHead } = await import('./runtime/steps/head-dom.ts');
    applyHead(page.head(target.lang, target.id, settings), target, location.pathname);
    createRoot(root).render(app);
    void wakeParts();
  }
  watchParts();
  whenLoaded(() => void import('./after-load.ts'));
  watchHistory();
  if (location.pathname === '/') void import('./i18n/follow-language.ts');
}

void start();
