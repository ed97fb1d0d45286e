import { type Lang, localized } from '#routes.ts';
import { type MenuEntry, menuLinks } from '#web/settings.ts';
import { escapeHtml } from './escape-html.ts';

const TEXTS = {
  de: 'Warenkorb, Merkliste, Suche, Filter und Anmeldung brauchen JavaScript. Ansehen kannst du alles:',
  en: 'Cart, wishlist, search, filters and sign-in need JavaScript. You can still look at everything:',
} as const satisfies Record<Lang, unknown>;

/**
 * Returns HTML for browsers without scripts, and for those whose scripts fail: a note on missing functions, and links to
 * the lists of the menu.
 */
export function noScript(lang: Lang, menu: readonly MenuEntry[]): string {
  const links = menuLinks(menu).map(
    ({ path, label }) => `<a href="${localized(path, lang)}">${escapeHtml(label[lang])}</a>`,
  );
  return `<noscript><p style="padding:12px 16px">${TEXTS[lang]} <u>${links.join(', ')}</u></p></noscript>`;
}
