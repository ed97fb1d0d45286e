import { flushSync } from 'react-dom';
import { splitLang } from '../../routes.ts';
import { PART_ATTRIBUTE, wakePart, wakeParts } from '../deferred.tsx';
import { LANGUAGE_PART, NAV_PART } from '../layout/page-parts.ts';
import type { LoadedPage } from '../page.ts';
import { loadPage } from '../page-loader.ts';
import { readPrintedSettings } from '../settings.ts';
import { type Target, targetOf } from '../target.ts';
import { arrive } from './arrive.ts';
import { inFirstFrame } from './first-frame.ts';
import { applyHead } from './head-dom.ts';
import type { NavigateOptions } from './navigate.ts';
import { returnToEntry, startEntry, takeOverScrolling } from './scroll.ts';
import { getShown, setShown } from './shown.ts';
import { sharedProduct, withTransition } from './transition.ts';

export { warmUp } from './warm-up.tsx';

const PAGE_PARTS = [NAV_PART, LANGUAGE_PART];

/** What is there sooner (most pages are prefetched) needs no sign that it is on its way. */
const LOADING_SHOWN_AFTER_MS = 120;

let latest = 0;

takeOverScrolling();

/**
 * Shows another address of the shop: loads its page first, then swaps. A page that can't be loaded whole
 * (a new version was deployed, the network is gone) is left to the browser.
 */
export async function go(url: URL, options: NavigateOptions): Promise<void> {
  const turn = ++latest;
  const target = targetOf(url.pathname);
  const page = await load(target, url, turn);
  if (!page || turn !== latest) return;
  startEntry(url, options.replace ?? false);
  show(url, target, page, { scrollTo: options.scroll === 'keep' ? undefined : 0 });
}

/** A change of language changes all that sleeping parts say, so it has to wait for them. */
async function partsFor(target: Target): Promise<void> {
  if (splitLang(getShown().path).lang !== target.lang) {
    await wakeParts();
    return;
  }
  for (const name of PAGE_PARTS) if (isDisplayed(name)) wakePart(name);
}

/** Phones have neither navigation nor language in the header; their menu wakes when it is opened. */
function isDisplayed(part: string): boolean {
  const content = document.querySelector(`[${PART_ATTRIBUTE}="${part}"] > *`);
  return content !== null && content.getClientRects().length > 0;
}

async function load(target: Target, url: URL, turn: number): Promise<LoadedPage | undefined> {
  const root = document.documentElement;
  const sign = setTimeout(() => root.setAttribute('data-loading', ''), LOADING_SHOWN_AFTER_MS);
  try {
    const [page] = await Promise.all([loadPage(target), partsFor(target)]);
    return page;
  } catch {
    // The browser's own navigation shows the new version, or its own offline page.
    location.assign(url);
    return undefined;
  } finally {
    clearTimeout(sign);
    if (turn === latest) root.removeAttribute('data-loading');
  }
}

interface Arrival {
  /** The position to arrive at; undefined keeps scroll and focus. */
  readonly scrollTo: number | undefined;
  /** The browser has moved the pages itself. */
  readonly moved?: boolean;
}

function show(url: URL, target: Target, page: LoadedPage, { scrollTo, moved }: Arrival): void {
  const from = targetOf(getShown().path);
  const samePage = from.name === target.name && from.id === target.id;
  const swap = () => {
    const set = () => flushSync(() => setShown({ path: url.pathname, search: url.search }));
    if (scrollTo === 0 && url.hash === '' && !samePage) inFirstFrame(set);
    else set();
    applyHead(page.head(target.lang, target.id, readPrintedSettings()), target, url.pathname);
    if (scrollTo !== undefined) arrive(url.hash, scrollTo, samePage);
  };
  withTransition(samePage || moved ? undefined : sharedProduct(from, target), swap);
}

/**
 * Shows the address the browser went back or forward to, at the position it was left at. `moved` when
 * the browser has shown the way itself, as phones do under a finger that swipes.
 */
export async function followHistory(moved: boolean): Promise<void> {
  const turn = ++latest;
  const url = new URL(location.href);
  const target = targetOf(url.pathname);
  const page = await load(target, url, turn);
  if (page && turn === latest) {
    show(url, target, page, { scrollTo: returnToEntry(history.state), moved });
  }
}
