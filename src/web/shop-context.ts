import { createContext, use } from 'react';
import type { Lang } from '../routes.ts';
import type { CoreKey, MessageKey, Translate } from './i18n/translate.ts';
import type { ShopSettings } from './settings.ts';

export interface ShopContextValue<Key extends MessageKey = CoreKey> {
  readonly lang: Lang;
  readonly t: Translate<Key>;
  readonly settings: ShopSettings;
}

export const ShopContext = createContext<ShopContextValue<MessageKey> | undefined>(undefined);

/** Language, shared texts and printed settings of the page being shown. */
export function useShop(): ShopContextValue {
  return usePart();
}

/** The same inside a deferred part (`deferred.tsx`), whose texts are loaded with it. */
export function usePart(): ShopContextValue<MessageKey> {
  const shop = use(ShopContext);
  if (!shop) throw new Error('used outside the shop');
  return shop;
}
