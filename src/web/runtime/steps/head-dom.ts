import { readPrintedSettings } from '../../settings.ts';
import { whenPainted } from '../idle.ts';
import type { PageHead } from '../page.ts';
import { documentTitle, PAGE_MARK } from '../page-marks.ts';
import type { Target } from '../target.ts';
import { headElements } from './head.ts';

/**
 * Updates the document's head for the shown page. Language and title change at once, other elements after
 * the paint. Structured data is removed and not added: search engines read documents.
 */
export function applyHead(head: PageHead, target: Target, pathname: string): void {
  const root = document.documentElement;
  // Setting `lang`, even to the same value, recalculates the style of every element.
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
