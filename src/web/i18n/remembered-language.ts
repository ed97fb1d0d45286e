import { LANGS, type Lang, localized } from '#routes.ts';
import { readText, storeText } from '../browser-storage.ts';
import { navigate } from '../runtime/navigate.ts';

const KEY = 'language';

/** Keeps an explicit choice of language; nothing else is ever stored for it. */
export function rememberLanguage(lang: Lang): void {
  storeText(KEY, lang);
}

/** The language once chosen in the switch, if any. */
function rememberedLanguage(): Lang | undefined {
  const stored = readText(KEY);
  return LANGS.find((lang) => lang === stored);
}

/**
 * Continues in English if the visitor once chose it and comes back to the bare address. A link within the shop,
 * or any other address, keeps its language.
 */
export function followLanguage(): void {
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
  if (cameFromHere || rememberedLanguage() !== 'en') return;
  const { search, hash } = location;
  navigate(localized('/', 'en') + search + hash, { replace: true, scroll: 'keep' });
}
