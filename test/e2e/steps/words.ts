import type { Lang } from '#routes.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import german from '#web/i18n/de.json' with { type: 'json' };
import english from '#web/i18n/en.json' with { type: 'json' };
import germanParts from '#web/i18n/parts.de.json' with { type: 'json' };
import englishParts from '#web/i18n/parts.en.json' with { type: 'json' };

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
