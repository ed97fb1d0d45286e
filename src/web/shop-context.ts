import { createContext, use } from 'react';
import type { Lang } from '../routes.ts';
import { type Translate, translator } from './i18n/translate.ts';
import { type ShopSettings, UNKNOWN_COMPANY } from './settings.ts';

export interface ShopContextValue {
  readonly lang: Lang;
  readonly t: Translate;
  readonly settings: ShopSettings;
}

export const ShopContext = createContext<ShopContextValue>({
  lang: 'de',
  t: translator({}),
  settings: { mode: 'demo', baseUrl: '', company: UNKNOWN_COMPANY },
});

/** Language, shared texts and printed settings of the page being shown. */
export function useShop(): ShopContextValue {
  return use(ShopContext);
}
