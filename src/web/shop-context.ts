import { createContext, use } from 'react';
import type { Lang } from '../routes.ts';
import { type Translate, translator } from './i18n/translate.ts';
import type { ShopSettings } from './settings.ts';

export interface ShopContextValue {
  readonly lang: Lang;
  readonly t: Translate;
  readonly settings: ShopSettings;
}

const company = {
  name: '',
  street: '',
  city: '',
  email: '',
  phone: '',
  owner: '',
  vatId: '',
  register: '',
};

export const ShopContext = createContext<ShopContextValue>({
  lang: 'de',
  t: translator({}),
  settings: { mode: 'demo', baseUrl: '', company },
});

/** Language, shared texts and printed settings of the page being shown. */
export function useShop(): ShopContextValue {
  return use(ShopContext);
}
