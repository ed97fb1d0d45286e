import { useShownLanguage } from '#admin/kit/form/BothLanguages.tsx';
import { type ContentPath, inputId } from './content-path.ts';

// Not the switch of the language that is above fields.
const FOCUSABLE = 'input, textarea, button:not([role="radio"]), [tabindex="0"]';
const isShown = (element: Element) => element.getClientRects().length > 0;

/** Moves the focus to the innermost field that a path lies in, in its language on phones. */
export function focusField(path: ContentPath): void {
  const lang = path.find((key) => key === 'de' || key === 'en');
  if (lang === 'de' || lang === 'en') useShownLanguage.setState({ lang });
  // Once the part and the language are shown.
  requestAnimationFrame(() => {
    for (let length = path.length; length > 0; length--) {
      const found = document.getElementById(inputId(path.slice(0, length)));
      const target = found?.matches(FOCUSABLE)
        ? found
        : [...(found?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].find(isShown);
      if (!target) continue;
      target.scrollIntoView({ block: 'center' });
      target.focus({ preventScroll: true });
      return;
    }
  });
}

/** Leads to a field; groups that it lies in are unfolded. */
export function showField(path: ContentPath): void {
  for (let length = path.length; length > 0; length -= 1) {
    let folded = document.getElementById(inputId(path.slice(0, length)))?.closest('details');
    if (folded === undefined) continue;
    for (; folded; folded = folded.parentElement?.closest('details')) folded.open = true;
    break;
  }
  focusField(path);
}
