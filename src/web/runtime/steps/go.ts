import { flushSync } from 'react-dom';
import { isBackOffice } from '#routes.ts';
import { readPrintedSettings } from '#web/settings.ts';
import type { LoadedPage } from '../page.ts';
import { ANNOUNCER_ID } from '../page-marks.ts';
import { hydratePart, hydrateParts, lazyParts, PART_ATTRIBUTE } from '../parts/lazy-parts.ts';
import { getShown, getShownTarget, setShown, targetAt } from '../shown.ts';
import { inFirstFrame } from '../shown-hooks.ts';
import type { Target } from '../target.ts';
import { arrive, type ScrollPlace } from './arrive.ts';
import { applyHead } from './head.ts';
import { loadPage } from './page-loader.ts';
import { leaveEntry, returnToEntry, startEntry, takeOverScrolling } from './scroll.ts';
import { sharedProduct, withTransition } from './transition.ts';

export interface NavigateOptions {
  /** Replaces the history entry instead of adding one. */
  readonly replace?: boolean;
  /** `keep` leaves scroll and focus alone: filters, variants, the language switch. */
  readonly scroll?: 'top' | 'keep';
}

/** Delay of the loading indicator; most pages are prefetched and load sooner. */
const LOADING_SHOWN_AFTER_MS = 120;

let latest = 0;

/** Hooks of `overlay-entry.ts` in navigation, for the history entry of an overlay. */
interface Overlays {
  /** Runs a step to another page. */
  run: (step: () => Promise<void>) => Promise<void>;
  /** Leaves the document for an address; returns true. */
  leaveFor: (url: URL) => true;
  /** Handles a step of the browser between a page and its overlay's entry; false for any other. */
  follow: () => boolean;
}

/** Selector of open overlays. */
export const OPEN = 'dialog[open], details[data-menu][open]';

/** Closes all overlays. Returns true if there were any. */
export function closeOverlays(): boolean {
  const open = document.querySelectorAll(OPEN);
  for (const over of open) {
    if (over instanceof HTMLDialogElement) over.close();
    else over.removeAttribute('open');
  }
  return open.length > 0;
}

/** Filled by `overlay-entry.ts`, which loads with the first overlay that is opened. */
export const overlays: Partial<Overlays> = {};

takeOverScrolling();

/**
 * Runs a step: loads the page of the address, then shows it. If a part can't be loaded (a new version was
 * deployed, or no network), the browser navigates.
 */
export function go(url: URL, options: NavigateOptions): Promise<void> {
  return overlays.run?.(() => step(url, options)) ?? step(url, options);
}

async function step(url: URL, options: NavigateOptions): Promise<void> {
  if (isBackOffice(url.pathname)) return location.assign(url);
  const turn = ++latest;
  const target = targetAt(url.pathname);
  const page = await load(target, url, turn);
  if (!page || turn !== latest) return;
  // Like browsers: a link to the current address adds no history entry.
  startEntry(url, options.replace || url.href === location.href);
  show(url, target, page, { place: options.scroll ?? 'top' });
}

/** Hydrates the parts that a step changes. A change of language changes all of them, so it awaits them. */
async function partsFor(target: Target): Promise<void> {
  if (getShownTarget().lang !== target.lang) {
    await hydrateParts();
    return;
  }
  for (const [name, { followsPage }] of lazyParts) {
    if (followsPage && isDisplayed(name)) hydratePart(name);
  }
}

/** True if the part is displayed. Phones have neither links nor language in the header. */
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
    // The browser's own navigation shows the new version or its offline page. The current address needs a
    // reload: with a hash, `assign` would stay in this document.
    if (turn === latest) {
      if (url.href === location.href) location.reload();
      else if (!overlays.leaveFor?.(url)) location.assign(url);
    }
    return undefined;
  } finally {
    clearTimeout(sign);
    if (turn === latest) root.removeAttribute('data-loading');
  }
}

/** Announces a short text to screen readers. */
function announce(text: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (region) region.textContent = text;
}

interface Arrival {
  /** `keep` leaves scroll and focus alone. */
  readonly place: ScrollPlace | 'keep';
  /** True if the browser has animated the change itself. */
  readonly moved?: boolean;
}

function show(url: URL, target: Target, page: LoadedPage, { place, moved }: Arrival): void {
  const { path } = getShown();
  const from = getShownTarget();
  const samePage = from.name === target.name && from.id === target.id;
  const isTop = place === 0 || (place === 'top' && !url.hash);
  const swap = () => {
    const set = () => flushSync(() => setShown({ path: url.pathname, search: url.search }));
    if (isTop && !samePage) inFirstFrame(set);
    else set();
    applyHead(page.head(target.lang, target.id, readPrintedSettings()), target, url.pathname);
    // Also on the same page: a step chosen in an overlay closes it.
    const closed = (place !== 'keep' || path !== url.pathname) && closeOverlays();
    const isNew = !samePage || closed;
    if (place !== 'keep') arrive(url.hash, place, isNew);
    if (isNew || from.lang !== target.lang) announce(document.title);
  };
  withTransition(samePage || moved ? undefined : sharedProduct(from, target), swap);
}

/**
 * Shows the address that the browser went back or forward to, at its last scroll position. `moved` is true if
 * the browser has animated the change itself, as phones do for a swipe.
 */
export async function followHistory(moved: boolean): Promise<void> {
  if (overlays.follow?.()) return;
  const turn = ++latest;
  leaveEntry();
  const url = new URL(location.href);
  const target = targetAt(url.pathname);
  const page = await load(target, url, turn);
  if (page && turn === latest) {
    show(url, target, page, { place: returnToEntry() ?? 'top', moved });
  }
}
