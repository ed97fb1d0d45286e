import { LANGS, type Lang, localized } from '../../routes.ts';
import { navigate } from '../runtime/navigate.ts';

const KEY = 'language';

/** Keeps an explicit choice of language; nothing else is ever stored for it. */
export function rememberLanguage(lang: Lang): void {
  try {
    localStorage.setItem(KEY, lang);
  } catch (error) {
    console.warn('the language can not be remembered in this browser', error);
  }
}

/** The language once chosen in the switch, if any. */
function rememberedLanguage(): Lang | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return LANGS.find((lang) => lang === stored);
  } catch {
    return undefined;
  }
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
