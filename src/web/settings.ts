/**
 * The settings that are printed into every page (a data block named `shop`): pages show them, and
 * a change of one rebuilds the storefront. Nothing secret belongs here.
 */
export interface ShopSettings {
  readonly mode: 'demo' | 'live';
  /** Origin without a trailing slash, for canonical and Open Graph addresses. */
  readonly baseUrl: string;
  readonly company: CompanySettings;
}

/** The `COMPANY_*` settings; marked placeholders where nothing is set. */
export interface CompanySettings {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly email: string;
  readonly phone: string;
  readonly owner: string;
  readonly vatId: string;
  readonly register: string;
}

export const SETTINGS_ELEMENT_ID = 'shop';

/** Reads the page's data block; without one (the dev server's bare shell) the demo's defaults. */
export function readPrintedSettings(): ShopSettings {
  const text = document.getElementById(SETTINGS_ELEMENT_ID)?.textContent;
  if (text) return JSON.parse(text) as ShopSettings;
  const company = { name: 'Elvare', street: '', city: '', email: '', phone: '', owner: '' };
  return {
    mode: 'demo',
    baseUrl: location.origin,
    company: { ...company, vatId: '', register: '' },
  };
}
