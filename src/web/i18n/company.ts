import type { Lang } from '../../routes.ts';
import type { CompanySettings } from '../settings.ts';

type CompanyText = Exclude<keyof CompanySettings, 'social'>;

const GAPS: Record<Lang, Record<CompanyText, string>> = {
  de: {
    name: '[Firma]',
    street: '[Straße und Hausnummer]',
    city: '[PLZ und Ort]',
    email: '[E-Mail-Adresse]',
    phone: '[Telefonnummer]',
    owner: '[Vertretungsberechtigte Person]',
    vatId: '[Umsatzsteuer-ID]',
    register: '[Registergericht und Nummer]',
  },
  en: {
    name: '[company name]',
    street: '[street and number]',
    city: '[postcode and town]',
    email: '[e-mail address]',
    phone: '[phone number]',
    owner: '[authorised representative]',
    vatId: '[VAT number]',
    register: '[register court and number]',
  },
};

/** The company's data with every setting that is missing marked in brackets, never left blank. */
export function companyTexts(company: CompanySettings, lang: Lang): Record<CompanyText, string> {
  const texts = { ...GAPS[lang] };
  for (const key of Object.keys(texts) as CompanyText[]) {
    if (company[key]) texts[key] = company[key];
  }
  return texts;
}
