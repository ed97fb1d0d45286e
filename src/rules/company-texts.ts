import {
  BACKUPS_KEPT_MONTHS,
  DONE_WITHDRAWALS_KEPT_DAYS,
  HANDLED_MESSAGES_KEPT_DAYS,
  MAILS_KEPT_DAYS,
  SECURITY_EVENTS_KEPT_DAYS,
  UNCONFIRMED_KEPT_DAYS,
  UNHANDLED_MESSAGES_KEPT_DAYS,
  UNPAID_ORDERS_KEPT_DAYS,
  UNSUBSCRIBED_KEPT_YEARS,
  UNVERIFIED_ACCOUNTS_KEPT_DAYS,
} from '#catalogue/retention.ts';
import type { Lang } from '#catalogue/types.ts';
import { href } from '#routes.ts';
import { isDemo, type ShopMode } from './claims.ts';

/** Operator of the shop; empty if nothing is set. */
export interface CompanyFacts {
  readonly name: string;
  readonly street: string;
  /** Postal code and town. */
  readonly city: string;
  readonly email: string;
  readonly phone: string;
  readonly owner: string;
  readonly vatId: string;
  readonly register: string;
}
type CompanyText = keyof CompanyFacts;

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

/** Nobody's data, which a live shop refuses (`golive/setting-checks.ts`). */
const DEMO_COMPANY: Record<CompanyText, string> = {
  name: 'Elvare',
  street: 'Musterstraße 1',
  city: '12345 Musterstadt',
  email: 'service@elvare.example',
  phone: '+49 40 0000000',
  owner: 'Erika Mustermann',
  vatId: 'DE000000000',
  register: 'Amtsgericht Musterstadt, HRB 0000000',
};

interface CompanySource {
  readonly mode: ShopMode;
  readonly company: Partial<CompanyFacts>;
}

/** The company's data. A missing setting is invented in a demo, and else marked in brackets. */
export function companyTexts(
  { mode, company }: CompanySource,
  lang: Lang,
): Record<CompanyText, string> {
  const texts = { ...(isDemo(mode) ? DEMO_COMPANY : GAPS[lang]) };
  for (const key of Object.keys(texts) as CompanyText[]) texts[key] = company[key] || texts[key];
  return texts;
}

/**
 * Retention periods, company data and addresses that a legal text may ask for, by the name of the `{placeholder}`. Other figures
 * come from `factValues()`.
 */
export function legalValues(
  source: CompanySource & { readonly baseUrl: string },
  lang: Lang,
): Readonly<Record<string, string>> {
  const texts = companyTexts(source, lang);
  return {
    messagesKeptDays: `${HANDLED_MESSAGES_KEPT_DAYS}`,
    unhandledMessagesKeptDays: `${UNHANDLED_MESSAGES_KEPT_DAYS}`,
    unverifiedAccountsKeptDays: `${UNVERIFIED_ACCOUNTS_KEPT_DAYS}`,
    unpaidOrdersKeptDays: `${UNPAID_ORDERS_KEPT_DAYS}`,
    withdrawalsKeptDays: `${DONE_WITHDRAWALS_KEPT_DAYS}`,
    mailsKeptDays: `${MAILS_KEPT_DAYS}`,
    unconfirmedKeptDays: `${UNCONFIRMED_KEPT_DAYS}`,
    securityEventsKeptDays: `${SECURITY_EVENTS_KEPT_DAYS}`,
    backupsKeptMonths: `${BACKUPS_KEPT_MONTHS}`,
    unsubscribedKeptYears: `${UNSUBSCRIBED_KEPT_YEARS}`,
    withdrawalPage: source.baseUrl + href('declareWithdrawal', lang),
    companyName: texts.name,
    companyStreet: texts.street,
    companyCity: texts.city,
    companyEmail: texts.email,
    companyPhone: texts.phone,
    companyOwner: texts.owner,
    companyVatId: texts.vatId,
    companyRegister: texts.register,
  };
}
