import type { Lang } from '../../routes.ts';
import type { messages as core } from './de.ts';
import type { messages as parts } from './parts.de.ts';

/** The keys of the shared texts; page texts are plain objects beside their page. */
export type MessageKey = CoreKey | keyof typeof parts;
/** Keys that are always loaded; the others only inside the parts that sleep. */
export type CoreKey = keyof typeof core;
export type CoreMessages = Readonly<Record<CoreKey, string>>;
export type PartMessages = Readonly<Record<keyof typeof parts, string>>;
export type Params = Readonly<Record<string, string | number>>;
export type Translate<Key extends MessageKey = CoreKey> = (key: Key, params?: Params) => string;

/** Puts `params` in place of `{name}`; a name without a value stays as it is. */
export function fill(text: string, params: Params = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** An unknown key shows the key itself (docs/specification.md#8-errors). */
export function translator(messages: Partial<Record<MessageKey, string>>): Translate<MessageKey> {
  return (key, params) => fill(messages[key] ?? key, params);
}

const TEXTS: Record<Lang, Partial<Record<MessageKey, string>>> = { de: {}, en: {} };
const TRANSLATORS: Record<Lang, Translate<MessageKey>> = {
  de: translator(TEXTS.de),
  en: translator(TEXTS.en),
};
const CORE: Record<Lang, () => Promise<{ messages: CoreMessages }>> = {
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
};
const PARTS: Record<Lang, () => Promise<{ messages: PartMessages }>> = {
  de: () => import('./parts.de.ts'),
  en: () => import('./parts.en.ts'),
};
let partsAwake = import.meta.env.SSR;
const hasCore = new Set<Lang>();

/** Takes the shared texts that the document brought along. */
export function adoptMessages(lang: Lang, messages: CoreMessages): void {
  Object.assign(TEXTS[lang], messages);
  hasCore.add(lang);
}

/** Loads one language's shared texts; only the active language ever travels. */
export async function loadMessages(lang: Lang): Promise<void> {
  const core = hasCore.has(lang) ? undefined : CORE[lang]();
  const parts = partsAwake ? PARTS[lang]() : undefined;
  Object.assign(TEXTS[lang], (await parts)?.messages);
  if (core) adoptMessages(lang, (await core).messages);
}

/** Loads the texts of footer, menus and cart drawer as well, in every language from now on. */
export function loadPartMessages(lang: Lang): Promise<void> {
  partsAwake = true;
  return loadMessages(lang);
}

/** The translator of a loaded language; keys show themselves until it is there. */
export function loadedMessages(lang: Lang): Translate<MessageKey> {
  return TRANSLATORS[lang];
}
