import { Activity } from 'react';
import { createRoot } from 'react-dom/client';
import { loadedMessages } from '../i18n/translate.ts';
import { loadedPage } from '../page-loader.ts';
import { readPrintedSettings } from '../settings.ts';
import { ShopContext } from '../shop-context.ts';
import type { Target } from '../target.ts';

const warmed = new Set<Target['name']>();

/** Longer than a slow phone takes to render a page in its idle moments. */
const DONE_MS = 5_000;

/**
 * Renders a loaded page to nowhere, in idle moments and once per kind of page: what runs for the first
 * time takes a browser about twice as long, and the tap that follows is the second time
 * (docs/decisions/0024-what-answers-a-tap.md). Hidden, and in a document without a window: no
 * effect runs and no picture is loaded.
 */
export function warmUp(target: Target): void {
  const { name, lang, id } = target;
  if (warmed.has(name)) return;
  warmed.add(name);
  const nowhere = document.implementation.createHTMLDocument('');
  const root = createRoot(nowhere.createElement('div'));
  root.render(
    <Activity mode="hidden">
      <ShopContext value={{ lang, t: loadedMessages(lang), settings: readPrintedSettings() }}>
        {loadedPage(target).element(lang, id)}
      </ShopContext>
    </Activity>,
  );
  setTimeout(() => root.unmount(), DONE_MS);
}
