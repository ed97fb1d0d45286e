import { flushSync } from 'react-dom';
import { splitLang } from '../../routes.ts';
import { PART_ATTRIBUTE, wakePart, wakeParts } from '../deferred.tsx';
import { LANGUAGE_PART, NAV_PART } from '../layout/page-parts.ts';
import type { LoadedPage } from '../page.ts';
import { loadPage } from '../page-loader.ts';
import { readPrintedSettings } from '../settings.ts';
import { type Target, targetOf } from '../target.ts';
import { announce } from './announce.ts';
import { arrive, type Place } from './arrive.ts';
import { closeEverything } from './close-everything.ts';
import { inFirstFrame } from './first-frame.ts';
import { applyHead } from './head-dom.ts';
import type { NavigateOptions } from './navigate.ts';
import type { Overlays } from './overlays.ts';
import { leaveEntry, returnToEntry, startEntry, takeOverScrolling } from './scroll.ts';
import { getShown, setShown } from './shown.ts';
import { sharedProduct, withTransition } from './transition.ts';

const PAGE_PARTS = [NAV_PART, LANGUAGE_PART];

/** What is there sooner (most pages are prefetched) needs no sign that it is on its way. */
const LOADING_SHOWN_AFTER_MS = 120;

let latest = 0;

/** Filled by `overlay-entry.ts`, whose code comes with the first dialog or menu that is opened. */
export const overlays: Partial<Overlays> = {};

takeOverScrolling();

/**
 * Shows another address of the shop: loads its page first, then swaps. A page that can't be loaded whole
 * (a new version was deployed, the network is gone) is left to the browser.
 */
export function go(url: URL, options: NavigateOptions): Promise<void> {
  return overlays.run?.(() => step(url, options)) ?? step(url, options);
}

async function step(url: URL, options: NavigateOptions): Promise<void> {
  const turn = ++latest;
  const target = targetOf(url.pathname);
  const page = await load(target, url, turn);
  if (!page || turn !== latest) return;
  // As browsers do: the link of the address that is there already adds nothing to the way back.
  startEntry(url, options.replace || url.href === location.href);
  show(url, target, page, { place: options.scroll ?? 'top' });
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
    // The browser's own navigation shows the new version, or its own offline page. To the address it
    // is at already, a hash in it would make that a step within this document, back to here.
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

interface Arrival {
  /** `keep` leaves scroll and focus alone. */
  readonly place: Place | 'keep';
  /** The browser has moved the pages itself. */
  readonly moved?: boolean;
}

function show(url: URL, target: Target, page: LoadedPage, { place, moved }: Arrival): void {
  const { path } = getShown();
  const from = targetOf(path);
  const samePage = from.name === target.name && from.id === target.id;
  const isTop = place === 0 || (place === 'top' && !url.hash);
  const swap = () => {
    const set = () => flushSync(() => setShown({ path: url.pathname, search: url.search }));
    if (isTop && !samePage) inFirstFrame(set);
    else set();
    applyHead(page.head(target.lang, target.id, readPrintedSettings()), target, url.pathname);
    // On the same page, too: the step was chosen in what lay over it, and leads out of that.
    const closed = (place !== 'keep' || path !== url.pathname) && closeEverything();
    const isNew = !samePage || closed;
    if (place !== 'keep') arrive(url.hash, place, isNew);
    if (isNew || from.lang !== target.lang) announce(document.title);
  };
  withTransition(samePage || moved ? undefined : sharedProduct(from, target), swap);
}

/**
 * Shows the address the browser went back or forward to, at the position it was left at. `moved` when
 * the browser has shown the way itself, as phones do under a finger that swipes.
 */
export async function followHistory(moved: boolean): Promise<void> {
  if (overlays.follow?.()) return;
  const turn = ++latest;
  leaveEntry();
  const url = new URL(location.href);
  const target = targetOf(url.pathname);
  const page = await load(target, url, turn);
  if (page && turn === latest) {
    show(url, target, page, { place: returnToEntry() ?? 'top', moved });
  }
}
