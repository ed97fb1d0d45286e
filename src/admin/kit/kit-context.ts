import { type Context, createContext, useContext } from 'react';
import { BACK_OFFICE, type Lang, localized } from '#routes.ts';
import type { KitTexts } from '../texts/de.ts';

interface Kit {
  readonly lang: Lang;
  readonly texts: KitTexts;
}

export const KitContext: Context<Kit | null> = createContext<Kit | null>(null);

/** Language and texts of the app. */
export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('the app has no language');
  return kit;
}

/** Address of a section of this program: `/en/admin/log`. */
export function sectionHref(lang: Lang, path: string): string {
  return localized(`${BACK_OFFICE}${path}`, lang);
}
