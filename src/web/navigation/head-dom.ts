import type { PageHead } from '../page.ts';
import { documentTitle, PAGE_MARK } from '../page-marks.ts';
import { readPrintedSettings } from '../settings.ts';
import { whenPainted } from '../settled.ts';
import type { Target } from '../target.ts';
import { headElements } from './head.ts';

/**
 * Makes the document's head that of the page now shown; structured data stays behind. What nobody sees
 * or hears follows when the page is painted.
 */
export function applyHead(head: PageHead, target: Target, pathname: string): void {
  const root = document.documentElement;
  // Written anew, even the same language makes the browser style every element again.
  if (root.lang !== target.lang) root.lang = target.lang;
  document.title = documentTitle(head);
  whenPainted(() => {
    for (const old of document.head.querySelectorAll(`[${PAGE_MARK}]`)) old.remove();
    for (const { tag, attributes } of headElements(head, target, pathname, readPrintedSettings())) {
      const element = document.createElement(tag);
      element.setAttribute(PAGE_MARK, '');
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.head.append(element);
    }
  });
}
