import type { CompanyFacts } from '#rules/company-texts.ts';
import { readableAddress } from '../readable-address.ts';
import { emailOf, lineOf, type RawValues, urlOf } from './values.ts';

/**
 * Operator of the shop, for the legal pages and mails. An empty text has no value, and no live page names it. Social links are absent without a setting (docs/specification.md#21-every-page).
 */
export interface Company extends CompanyFacts {
  readonly wIdNr: string;
  /** Registration number of electrical devices (stiftung ear). */
  readonly weee: string;
  readonly social: {
    readonly instagram?: string;
    readonly tiktok?: string;
    readonly facebook?: string;
    readonly youtube?: string;
  };
}

/** Values without a setting; they are nobody's. */
export const DEFAULT_COMPANY = { name: 'Elvare', email: 'service@elvare.example' };

export function companyOf(raw: RawValues): Company {
  const link = (key: string, name: Parameters<typeof urlOf>[1]) => {
    const url = urlOf(raw, name, ['https:']);
    return url === undefined ? {} : { [key]: url };
  };
  return {
    name: lineOf(raw, 'COMPANY_NAME', DEFAULT_COMPANY.name),
    street: lineOf(raw, 'COMPANY_STREET'),
    city: lineOf(raw, 'COMPANY_CITY'),
    email: readableAddress(emailOf(raw, 'COMPANY_EMAIL', DEFAULT_COMPANY.email)),
    phone: lineOf(raw, 'COMPANY_PHONE'),
    owner: lineOf(raw, 'COMPANY_OWNER'),
    vatId: lineOf(raw, 'COMPANY_VAT_ID'),
    wIdNr: lineOf(raw, 'COMPANY_W_IDNR'),
    weee: lineOf(raw, 'WEEE_NUMBER'),
    register: lineOf(raw, 'COMPANY_REGISTER'),
    social: {
      ...link('instagram', 'COMPANY_INSTAGRAM'),
      ...link('tiktok', 'COMPANY_TIKTOK'),
      ...link('facebook', 'COMPANY_FACEBOOK'),
      ...link('youtube', 'COMPANY_YOUTUBE'),
    },
  };
}
