import type { ShopSettings } from '../../src/web/settings.ts';

/** What the build needs of the server's settings; `Settings` of `src/server/env.ts` fits. */
export interface BuildSettings {
  readonly shopMode: 'demo' | 'live';
  readonly baseUrl: string;
  readonly company: ShopSettings['company'];
}

/** The settings that are printed into pages, in a fixed order, so that their text can be hashed. */
export function printedSettings({ shopMode, baseUrl, company }: BuildSettings): ShopSettings {
  const { name, street, city, email, phone, owner, vatId, register, social } = company;
  return {
    mode: shopMode,
    baseUrl,
    company: { name, street, city, email, phone, owner, vatId, register, social },
  };
}
