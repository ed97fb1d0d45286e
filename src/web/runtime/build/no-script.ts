import { type Lang, localized } from '#routes.ts';

const TEXTS = {
  de: {
    sentence:
      'Warenkorb, Merkliste, Suche, Filter und Anmeldung brauchen JavaScript. Ansehen kannst du alles:',
    lists: { '/produkte': 'Mode', '/sneakers': 'Sneakers', '/trikots': 'Trikots' },
  },
  en: {
    sentence:
      'Cart, wishlist, search, filters and sign-in need JavaScript. You can still look at everything:',
    lists: { '/produkte': 'Fashion', '/sneakers': 'Sneakers', '/trikots': 'Jerseys' },
  },
} as const satisfies Record<Lang, unknown>;

/** Returns HTML for browsers without scripts: a note on missing functions, and links to lists that the shop has. */
export function noScript(lang: Lang, listPaths: readonly string[]): string {
  const { sentence, lists } = TEXTS[lang];
  const links = Object.entries(lists)
    .filter(([path]) => listPaths.includes(path))
    .map(([path, name]) => `<a href="${localized(path, lang)}"><u>${name}</u></a>`);
  return `<noscript><p style="padding:12px 16px">${sentence} ${links.join(', ')}</p></noscript>`;
}
