import { LANGS, type Lang } from '../../routes.ts';

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
export function rememberedLanguage(): Lang | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return LANGS.find((lang) => lang === stored);
  } catch {
    return undefined;
  }
}
