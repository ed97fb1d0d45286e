import type { CompanyForm } from '#catalogue/fields/firm.ts';
import {
  BACKUPS_KEPT_MONTHS,
  DONE_WITHDRAWALS_KEPT_DAYS,
  HANDLED_MESSAGES_KEPT_DAYS,
  MAILS_KEPT_DAYS,
  REVIEWS_KEPT_YEARS,
  SECURITY_EVENTS_KEPT_DAYS,
  STOCK_REQUESTS_KEPT_DAYS,
  UNCONFIRMED_KEPT_DAYS,
  UNHANDLED_MESSAGES_KEPT_DAYS,
  UNPAID_ORDERS_KEPT_DAYS,
  UNSUBSCRIBED_KEPT_YEARS,
  UNVERIFIED_ACCOUNTS_KEPT_DAYS,
} from '#catalogue/retention.ts';
import { href, type Lang } from '#routes.ts';
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
  /** Business identification number (W-IdNr.). */
  readonly wIdNr?: string;
  /** Registration number of packaging. */
  readonly lucid?: string;
  /** Absent if nobody stored one: it is then read off the names. */
  readonly legalForm?: CompanyForm;
}
type CompanyText = Exclude<keyof CompanyFacts, 'wIdNr' | 'lucid' | 'legalForm'>;

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

/** The company's data. A missing setting is invented in a demo, and else empty. */
export function companyTexts({ mode, company }: CompanySource): Record<CompanyText, string> {
  const texts = { ...DEMO_COMPANY };
  for (const key of Object.keys(texts) as CompanyText[]) {
    texts[key] = company[key] || (isDemo(mode) ? texts[key] : '');
  }
  return texts;
}

const SOLE_TRADER = /\be\.\s?K/;

type NamedCompany = Pick<CompanyFacts, 'name' | 'owner' | 'register' | 'legalForm'>;

/** True for a natural person. Without a stored form, one whose firm is called after them or has the form `e.K.` */
function isPerson({ name, owner, register, legalForm }: NamedCompany): boolean {
  if (legalForm !== undefined) return legalForm === 'sole' || legalForm === 'registeredSole';
  return SOLE_TRADER.test(name) || (register === '' && name.includes(owner));
}

/** Returns who represents the company, of a partnership all partners; empty for a natural person. */
export const representativeOf = (company: NamedCompany): string =>
  isPerson(company) ? '' : company.owner;

/** Returns the natural person behind a firm that isn't called after them; else empty. */
const proprietorOf = (company: NamedCompany): string =>
  isPerson(company) && !company.name.includes(company.owner) ? company.owner : '';

/**
 * Retention periods, company data and addresses that a legal text may ask for, by the name of the `{placeholder}`. Other figures
 * come from `factValues()`.
 */
export function legalValues(
  source: CompanySource & { readonly baseUrl: string },
  lang: Lang,
): Readonly<Record<string, string>> {
  const texts = companyTexts(source);
  const { legalForm } = source.company;
  const named = { ...texts, ...(legalForm && { legalForm }) };
  return {
    messagesKeptDays: `${HANDLED_MESSAGES_KEPT_DAYS}`,
    unhandledMessagesKeptDays: `${UNHANDLED_MESSAGES_KEPT_DAYS}`,
    unverifiedAccountsKeptDays: `${UNVERIFIED_ACCOUNTS_KEPT_DAYS}`,
    unpaidOrdersKeptDays: `${UNPAID_ORDERS_KEPT_DAYS}`,
    withdrawalsKeptDays: `${DONE_WITHDRAWALS_KEPT_DAYS}`,
    mailsKeptDays: `${MAILS_KEPT_DAYS}`,
    reviewsKeptYears: `${REVIEWS_KEPT_YEARS}`,
    stockRequestsKeptDays: `${STOCK_REQUESTS_KEPT_DAYS}`,
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
    companyRepresentative: representativeOf(named),
    companyProprietor: proprietorOf(named),
    companyVatId: texts.vatId,
    /** In place of a VAT id. */
    companyWIdNr: texts.vatId === '' ? (source.company.wIdNr ?? '') : '',
    companyRegister: texts.register,
    companyLucid: source.company.lucid ?? '',
  };
}
