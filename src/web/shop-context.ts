import { createContext, use } from 'react';
import type { Lang } from '../routes.ts';
import { type CoreKey, type MessageKey, type Translate, translator } from './i18n/translate.ts';
import { type ShopSettings, UNKNOWN_COMPANY } from './settings.ts';

export interface ShopContextValue<Key extends MessageKey = CoreKey> {
  readonly lang: Lang;
  readonly t: Translate<Key>;
  readonly settings: ShopSettings;
}

export const ShopContext = createContext<ShopContextValue<MessageKey>>({
  lang: 'de',
  t: translator({}),
  settings: { mode: 'demo', baseUrl: '', company: UNKNOWN_COMPANY },
});

/** Language, shared texts and printed settings of the page being shown. */
export function useShop(): ShopContextValue {
  return use(ShopContext);
}

/** The same inside a deferred part (`deferred.tsx`), whose texts are loaded with it. */
export function usePart(): ShopContextValue<MessageKey> {
  return use(ShopContext);
}
