import { href, type Lang } from '#routes.ts';

const TEXTS = {
  de: {
    sentence:
      'Warenkorb, Merkliste, Suche, Filter und Anmeldung brauchen JavaScript. Ansehen kannst du alles:',
    lists: { produkte: 'Mode', sneakers: 'Sneakers', trikots: 'Trikots' },
  },
  en: {
    sentence:
      'Cart, wishlist, search, filters and sign-in need JavaScript. You can still look at everything:',
    lists: { produkte: 'Fashion', sneakers: 'Sneakers', trikots: 'Jerseys' },
  },
} as const satisfies Record<Lang, unknown>;

/** Returns HTML for browsers without scripts: a note on missing functions, and links to all products. */
export function noScript(lang: Lang): string {
  const { sentence, lists } = TEXTS[lang];
  const links = (Object.keys(lists) as (keyof typeof lists)[]).map(
    (screen) => `<a href="${href(screen, lang)}"><u>${lists[screen]}</u></a>`,
  );
  return `<noscript><p style="padding:12px 16px">${sentence} ${links.join(', ')}</p></noscript>`;
}
