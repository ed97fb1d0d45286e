import type { ShopSettings } from '../../src/web/settings.ts';

/** What the build needs of the server's settings; `Settings` of `src/server/env.ts` fits. */
export interface BuildSettings {
  readonly shopMode: 'demo' | 'live';
  readonly baseUrl: string;
  readonly company: ShopSettings['company'];
}

/** Nobody follows absolute links to a shop on this machine: one build serves it on every port. */
const LOCAL = 'http://localhost:3000';

function printedOrigin(baseUrl: string): string {
  const { protocol, hostname } = new URL(baseUrl);
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return local && protocol === 'http:' ? LOCAL : baseUrl;
}

/** The settings that are printed into pages, in a fixed order, so that their text can be hashed. */
export function printedSettings({ shopMode, baseUrl, company }: BuildSettings): ShopSettings {
  const { name, street, city, email, phone, owner, vatId, register, social } = company;
  return {
    mode: shopMode,
    baseUrl: printedOrigin(baseUrl),
    company: { name, street, city, email, phone, owner, vatId, register, social },
  };
}
