import type { OfferedMethod } from '../catalogue/facts.ts';
import type { CompanyFacts } from '../rules/company-texts.ts';
import type { CoreMessages } from './i18n/translate.ts';
import { SETTINGS_ELEMENT_ID } from './page-marks.ts';

/**
 * The settings that are printed into every page (a data block named `shop`): pages show them, and
 * a change of one rebuilds the storefront. Nothing secret belongs here.
 */
export interface ShopSettings {
  readonly mode: 'demo' | 'live';
  /** Origin without a trailing slash, for canonical and Open Graph addresses. */
  readonly baseUrl: string;
  readonly company: CompanySettings;
  /** `PAYMENT_METHODS`: what the payment page offers. */
  readonly methods: readonly OfferedMethod[];
}

/** The `COMPANY_*` settings. */
export interface CompanySettings extends CompanyFacts {
  /**
   * Addresses of the shop's own pages elsewhere; absent without a setting
   * (docs/specification.md#21-every-page).
   */
  readonly social: {
    readonly instagram?: string;
    readonly tiktok?: string;
    readonly facebook?: string;
    readonly youtube?: string;
  };
}

/** Where nothing is known: the dev server's bare shell, and tests. */
export const UNKNOWN_COMPANY: CompanySettings = {
  name: 'Elvare',
  street: '',
  city: '',
  email: '',
  phone: '',
  owner: '',
  vatId: '',
  register: '',
  social: {},
};

/** What a prerendered document says to its scripts. */
export interface PrintedData {
  readonly settings: ShopSettings;
  readonly files: {
    /** This page's chunk. */
    readonly page: string;
    /** The shop's whole style sheet; the document has the part it needs. */
    readonly styles: readonly string[];
  };
  /** This page's own texts. Most of them stand in the document already, so they compress to little. */
  readonly copy: unknown;
  /** The language's shared texts. */
  readonly messages: CoreMessages;
}

let printed: PrintedData | undefined;

/** The document's data block, parsed once; undefined in the dev server's bare shell. */
export function readPrintedData(): PrintedData | undefined {
  const text = printed ? null : document.getElementById(SETTINGS_ELEMENT_ID)?.textContent;
  if (text) printed = JSON.parse(text) as PrintedData;
  return printed;
}

/** The printed settings; in the dev server's bare shell the demo's defaults. */
export function readPrintedSettings(): ShopSettings {
  const data = readPrintedData();
  if (data) return data.settings;
  if (!import.meta.env.DEV) throw new Error('the document carries no settings');
  return {
    mode: 'demo',
    baseUrl: location.origin,
    company: UNKNOWN_COMPANY,
    methods: ['card', 'paypal'],
  };
}
