import type { Lang } from '#routes.ts';
import { fill, type Params } from '#rules/fill.ts';
import type core from './de.json';
import type parts from './parts.de.json';

/** The keys of the shared texts; page texts are plain objects beside their page. */
export type TextKey = CoreKey | keyof typeof parts;
/** Keys that are always loaded; the others load with lazy parts. */
export type CoreKey = keyof typeof core;
export type CoreTexts = Readonly<Record<CoreKey, string>>;
type PartTexts = Readonly<Record<keyof typeof parts, string>>;
export type Translate<Key extends TextKey = CoreKey> = (key: Key, params?: Params) => string;

/**
 * An unknown key shows the key itself (docs/specification.md#8-errors). Nobody who is online is said to be offline: a file
 * may be gone with its version.
 */
export function translator(texts: Partial<Record<TextKey, string>>): Translate<TextKey> {
  return (key, params) => {
    const isWrong = key === 'offline' && globalThis.navigator?.onLine;
    return fill(texts[isWrong ? 'failed' : key] ?? key, params);
  };
}

const TEXTS: Record<Lang, Partial<Record<TextKey, string>>> = { de: {}, en: {} };
const TRANSLATORS: Record<Lang, Translate<TextKey>> = {
  de: translator(TEXTS.de),
  en: translator(TEXTS.en),
};
const CORE: Record<Lang, () => Promise<{ default: CoreTexts }>> = {
  de: () => import('./de.json'),
  en: () => import('./en.json'),
};
const PARTS: Record<Lang, () => Promise<{ default: PartTexts }>> = {
  de: () => import('./parts.de.json'),
  en: () => import('./parts.en.json'),
};
let hasParts = import.meta.env.SSR;
const hasCore = new Set<Lang>();

/** Takes the shared texts that the document brought along. */
export function adoptTexts(lang: Lang, texts: CoreTexts): void {
  Object.assign(TEXTS[lang], texts);
  hasCore.add(lang);
}

/** Loads one language's shared texts; only the active language ever travels. */
export async function loadTexts(lang: Lang): Promise<void> {
  const core = hasCore.has(lang) ? undefined : CORE[lang]();
  const parts = hasParts ? PARTS[lang]() : undefined;
  Object.assign(TEXTS[lang], (await parts)?.default);
  if (core) adoptTexts(lang, (await core).default);
}

/** Loads the texts of footer, menus and cart drawer as well, in every language from now on. */
export function loadPartTexts(lang: Lang): Promise<void> {
  hasParts = true;
  return loadTexts(lang);
}

/** The translator of a loaded language; keys show themselves until it is there. */
export function translatorFor(lang: Lang): Translate<TextKey> {
  return TRANSLATORS[lang];
}
