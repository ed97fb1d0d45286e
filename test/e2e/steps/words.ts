import type { Lang } from '#routes.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { texts as german } from '#web/i18n/de.ts';
import { texts as english } from '#web/i18n/en.ts';
import { texts as germanParts } from '#web/i18n/parts.de.ts';
import { texts as englishParts } from '#web/i18n/parts.en.ts';

/** The shared texts of the shop by language. */
export const SHARED_TEXTS = {
  de: { ...german, ...germanParts },
  en: { ...english, ...englishParts },
} as const;

/** Picks the language's text; the German one stands in the journeys as the specification has it. */
export function speaks(lang: Lang): <Text>(german: Text, english: Text) => Text {
  return (german, english) => (lang === 'de' ? german : english);
}

/** Name of a collection of the seed in the menus. */
export const menuName = (id: string, lang: Lang): string =>
  seedCatalogue.collections[id]?.menu?.label[lang] ?? '';
