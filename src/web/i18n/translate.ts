import type { Lang } from '../../routes.ts';
import type { messages as german } from './de.ts';

/** The keys of the shared texts; page texts are plain objects beside their page. */
export type MessageKey = keyof typeof german;
export type Messages = Readonly<Record<MessageKey, string>>;
export type Params = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, params?: Params) => string;

/** Puts `params` in place of `{name}`; a name without a value stays as it is. */
export function fill(text: string, params: Params = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** An unknown key shows the key itself (spec section 8). */
export function translator(messages: Partial<Messages>): Translate {
  return (key, params) => fill(messages[key] ?? key, params);
}

const load: Record<Lang, () => Promise<{ messages: Messages }>> = {
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
};
const ready = new Map<Lang, Translate>();

/** Loads one language's shared texts; only the active language ever travels. */
export async function loadMessages(lang: Lang): Promise<void> {
  if (!ready.has(lang)) ready.set(lang, translator((await load[lang]()).messages));
}

/** The translator of a loaded language; keys show themselves until it is there. */
export function loadedMessages(lang: Lang): Translate {
  return ready.get(lang) ?? translator({});
}
