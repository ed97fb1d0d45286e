import { flushSync } from 'react-dom';
import type { LoadedPage } from '../page.ts';
import { loadPage } from '../page-loader.ts';
import { readPrintedSettings } from '../settings.ts';
import { redirectOf, type Target, targetOf } from '../target.ts';
import { arrive } from './arrive.ts';
import { applyHead } from './head-dom.ts';
import { positionOf, rememberPosition, startEntry } from './scroll.ts';
import { getShown, setShown } from './shown.ts';
import { withTransition } from './transition.ts';

export interface NavigateOptions {
  /** Replaces the history entry instead of adding one. */
  readonly replace?: boolean;
  /** `keep` leaves scroll and focus alone: filters, variants, the language switch. */
  readonly scroll?: 'top' | 'keep';
  /** wouter passes it; history entries keep their own state here. */
  readonly state?: unknown;
}

let latest = 0;

/**
 * Shows another address of the shop: loads its page first, then swaps. A page that can't be loaded
 * (a new version was deployed, the network is gone) is left to the browser.
 */
export function navigate(to: string | URL, options: NavigateOptions = {}): void {
  const url = new URL(to, location.href);
  url.pathname = redirectOf(url.pathname) ?? url.pathname;
  void go(url, options);
}

async function go(url: URL, options: NavigateOptions): Promise<void> {
  const turn = ++latest;
  const target = targetOf(url.pathname);
  const page = await load(target, url, turn);
  if (!page || turn !== latest) return;
  rememberPosition();
  startEntry(url, options.replace ?? false);
  show(url, target, page, options.scroll === 'keep' ? undefined : 0);
}

async function load(target: Target, url: URL, turn: number): Promise<LoadedPage | undefined> {
  const root = document.documentElement;
  root.toggleAttribute('data-loading', true);
  try {
    return await loadPage(target);
  } catch {
    // The browser's own navigation shows the new version, or its own offline page.
    location.assign(url);
    return undefined;
  } finally {
    if (turn === latest) root.toggleAttribute('data-loading', false);
  }
}

/** `scrollTo` is the position to arrive at; undefined keeps scroll and focus. */
function show(url: URL, target: Target, page: LoadedPage, scrollTo: number | undefined): void {
  const from = targetOf(getShown().path);
  const samePage = from.name === target.name && from.id === target.id;
  const swap = () => {
    flushSync(() => setShown({ path: url.pathname, search: url.search }));
    applyHead(page.head(target.lang, target.id, readPrintedSettings()), target, url.pathname);
    if (scrollTo !== undefined) arrive(url.hash, scrollTo, samePage);
  };
  if (samePage) swap();
  else withTransition(from, target, swap);
}

/** Follows back and forward, restoring the scroll position the entry was left at. */
export function followHistory(): () => void {
  const onPopState = async () => {
    const turn = ++latest;
    const url = new URL(location.href);
    const target = targetOf(url.pathname);
    const page = await load(target, url, turn);
    if (page && turn === latest) show(url, target, page, positionOf(history.state));
  };
  addEventListener('popstate', onPopState);
  return () => removeEventListener('popstate', onPopState);
}
