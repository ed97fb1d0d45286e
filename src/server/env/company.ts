import type { FirmCompany } from '#rules/firm.ts';
import { readableAddress } from '../readable-address.ts';
import { emailOf, lineOf, type RawValues, urlOf } from './values.ts';

/** Values of a demo without a setting; they are nobody's. */
const DEMO_COMPANY = { name: 'Elvare', email: 'service@elvare.example' };

/** The operator's settings; a live shop has none that nobody set. */
export function companyOf(raw: RawValues, isLive: boolean): FirmCompany {
  const { name, email } = DEMO_COMPANY;
  const hasEmail = !isLive || raw('COMPANY_EMAIL') !== undefined;
  const link = (key: string, name: Parameters<typeof urlOf>[1]) => {
    const url = urlOf(raw, name, ['https:']);
    return url === undefined ? {} : { [key]: url };
  };
  return {
    name: lineOf(raw, 'COMPANY_NAME', isLive ? '' : name),
    street: lineOf(raw, 'COMPANY_STREET'),
    city: lineOf(raw, 'COMPANY_CITY'),
    email: hasEmail ? readableAddress(emailOf(raw, 'COMPANY_EMAIL', email)) : '',
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
