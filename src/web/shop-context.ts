import { createContext, use } from 'react';
import type { Lang } from '#routes.ts';
import type { CoreKey, TextKey, Translate } from './i18n/translate.ts';
import type { ShopSettings } from './settings.ts';

export interface ShopContextValue<Key extends TextKey = CoreKey> {
  readonly lang: Lang;
  readonly t: Translate<Key>;
  readonly settings: ShopSettings;
}

export const ShopContext = createContext<ShopContextValue<TextKey> | undefined>(undefined);

/** Returns language, shared texts and printed settings of the shown page. */
export function useShop(): ShopContextValue {
  return usePart();
}

/** Returns the same inside a lazy part (`runtime/lazy-part.tsx`), with the texts that load with it. */
export function usePart(): ShopContextValue<TextKey> {
  const shop = use(ShopContext);
  if (!shop) throw new Error('used outside the shop');
  return shop;
}
