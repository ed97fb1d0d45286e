import { Activity } from 'react';
import { createRoot } from 'react-dom/client';
import { translatorFor } from '#web/i18n/translate.ts';
import { readPrintedSettings } from '#web/settings.ts';
import { ShopContext } from '#web/shop-context.ts';
import type { Target } from '../target.ts';
import { loadedPage } from './page-loader.ts';

const rendered = new Set<Target['name']>();

/** Longer than a slow phone takes to render a page in its idle time. */
const DONE_MS = 5_000;

/**
 * Renders a loaded page off-screen, in idle time and once per kind of page. Code takes a browser about twice
 * as long when it runs for the first time, so the render after a tap is faster
 * (docs/decisions/0023-content-of-a-first-visit.md). It is hidden and in a document without a window, so no effect
 * runs and no picture loads.
 */
export function renderAhead(target: Target): void {
  const { name, lang, id } = target;
  if (rendered.has(name)) return;
  rendered.add(name);
  const nowhere = document.implementation.createHTMLDocument('');
  const root = createRoot(nowhere.createElement('div'));
  root.render(
    <Activity mode="hidden">
      <ShopContext value={{ lang, t: translatorFor(lang), settings: readPrintedSettings() }}>
        {loadedPage(target).element(lang, id)}
      </ShopContext>
    </Activity>,
  );
  setTimeout(() => root.unmount(), DONE_MS);
}
