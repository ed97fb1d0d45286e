import type { Lang } from '#routes.ts';
import { loadTexts } from '../load-page.ts';
import { keysOfPart, PARTS, partHref } from './parts.ts';
import { namesOfKeys } from './settings-fields.ts';
import type { SettingsTexts } from './texts.ts';

interface SettingsHit {
  readonly text: string;
  readonly href: string;
  /** Part that has the field; absent for a part. */
  readonly part?: string;
}

/** Returns every part and every field of the settings by its name. */
export function hitsIn({ names, fields }: SettingsTexts, lang: Lang): readonly SettingsHit[] {
  return PARTS.flatMap((part): SettingsHit[] => [
    { text: names[part], href: partHref(lang, part) },
    ...namesOfKeys(keysOfPart(part), fields).map(([key, text]) => ({
      text,
      href: partHref(lang, part, key),
      part: names[part],
    })),
  ]);
}

/** The same for who has no texts of the settings yet. */
export const settingsHits = async (lang: Lang) =>
  hitsIn((await loadTexts('settings', lang)) as SettingsTexts, lang);
