import type { Lang } from '#routes.ts';
import { loadTexts } from '../load-page.ts';
import { hitsIn } from './settings-fields.ts';
import type { SettingsTexts } from './texts.ts';

/** Returns every part and every field of the settings by its name, for who has no texts of them yet. */
export const settingsHits = async (lang: Lang) =>
  hitsIn((await loadTexts('settings', lang)) as SettingsTexts, lang);
