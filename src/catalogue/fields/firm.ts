import * as z from 'zod/mini';
import { DATEV_ACCOUNT_NAMES, DATEV_ACCOUNTS, DATEV_CHARTS } from '../datev-accounts.ts';
import { OFFERABLE_METHODS } from '../payment-methods.ts';
import { PICTURE_BASE } from '../uploaded-pictures.ts';
import { both, field, group, objectOf, optional } from './field.ts';
import { PERSON_FIELDS } from './product.ts';
import { free, list, name, named } from './schema-parts.ts';

/** Forms of a company; each asks for other facts. */
export const COMPANY_FORMS = ['sole', 'registeredSole', 'gbr', 'ug', 'gmbh', 'other'] as const;
export type CompanyForm = (typeof COMPANY_FORMS)[number];

/** Länder, by the codes of ISO 3166-2:DE. */
export const LAENDER = [
  ...['BB', 'BE', 'BW', 'BY', 'HB', 'HE', 'HH', 'MV'],
  ...['NI', 'NW', 'RP', 'SH', 'SL', 'SN', 'ST', 'TH'],
] as const;

/** A VAT id of an EU state; a German one has nine digits. */
const VAT_ID = /^(?:DE(?: ?\d){9}|(?!DE)[A-Z]{2}(?: ?[0-9A-Z+*]){2,12})$/;

const email = z.email().check(z.maxLength(254));
const link = z.url({ protocol: /^https$/ }).check(z.maxLength(500));

const ofShop = { part: 'shop' };
const ofCompany = { part: 'company' };
const ofMail = { part: 'mail' };
const ofGoods = { part: 'goods' };
const ofDays = { part: 'days' };

const CLOSED_FIELDS = {
  /** `2026-12-24`; both days are closed. */
  from: field(z.iso.date(), 'text'),
  to: field(z.iso.date(), 'text'),
};
/** A longer closing is a pause: dates of delivery would be too far away to promise. */
const MOST_CLOSED_DAYS = 92;
const DAY_MS = 86_400_000;
const closed = objectOf(CLOSED_FIELDS).check(
  z.refine(({ from, to }) => from <= to, { path: ['to'], ...named('to_below_from') }),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MOST_CLOSED_DAYS * DAY_MS, {
    path: ['to'],
    ...named('closed_too_long', { days: MOST_CLOSED_DAYS }),
  }),
);

const account = optional(field(z.string().check(z.regex(/^[1-9]\d{3}$/)), 'text'));
const DATEV_FIELDS = {
  /** Numbers that the tax adviser gives. */
  adviser: optional(field(z.string().check(z.regex(/^[1-9]\d{3,6}$/)), 'text')),
  client: optional(field(z.string().check(z.regex(/^[1-9]\d{0,4}$/)), 'text')),
  chart: optional(field(z.enum(DATEV_CHARTS), 'choice', { options: 'charts' })),
  /** Accounts that take the place of the usual ones of the chart. */
  ...{ revenue19: account, revenue7: account, revenue0: account },
  ...{ fees: account, clearing: account, bank: account },
};
const datev = objectOf(DATEV_FIELDS).check(
  ...DATEV_CHARTS.flatMap((chart) =>
    DATEV_ACCOUNT_NAMES.map((key) => {
      const usual = DATEV_ACCOUNTS[chart][key];
      return z.refine<z.infer<ReturnType<typeof objectOf<typeof DATEV_FIELDS>>>>(
        (given) => given.chart !== chart || (given[key] ?? usual).startsWith(usual.slice(0, 1)),
        { path: [key], ...named('account_unknown', { chart, usual }) },
      );
    }),
  ),
);

/**
 * The firm and its shop. A value that is absent is that of the environment (`docs/settings.md`), and without one none.
 */
export const FIRM_FIELDS = {
  /** Name of the shop, in titles, mails and where the wordmark is read. */
  name: optional(field(name, 'text', ofShop)),
  /** SVG, cleaned; without it the name in the shop's type. */
  wordmark: optional(field(z.string().check(z.maxLength(40_000)), 'wordmark', ofShop)),
  /** Picture of the library. */
  icon: optional(field(z.string().check(z.regex(PICTURE_BASE)), 'picture', ofShop)),
  /** `#RRGGBB` */
  accent: optional(field(z.string().check(z.regex(/^#[0-9A-F]{6}$/)), 'shade', ofShop)),
  social: optional(
    group(
      {
        instagram: optional(field(link, 'text', ofShop)),
        tiktok: optional(field(link, 'text', ofShop)),
        facebook: optional(field(link, 'text', ofShop)),
        youtube: optional(field(link, 'text', ofShop)),
      },
      ofShop,
    ),
  ),
  /** Year that numbers of pages name. */
  founded: optional(field(z.int().check(z.gte(1500), z.lte(2100)), 'number', ofCompany)),
  legalForm: optional(field(z.enum(COMPANY_FORMS), 'choice', { ...ofCompany, options: 'forms' })),
  company: optional(field(name, 'text', ofCompany)),
  owner: optional(field(name, 'text', ofCompany)),
  street: optional(field(name, 'text', ofCompany)),
  /** Postal code and town. */
  city: optional(field(name, 'text', ofCompany)),
  email: optional(field(email, 'text', ofCompany)),
  /** With its area code. */
  phone: optional(field(name.check(z.regex(/^(?:\D*\d){6}/)), 'text', ofCompany)),
  /** Court and number. */
  register: optional(field(name, 'text', ofCompany)),
  vatId: optional(field(z.string().check(z.regex(VAT_ID)), 'text', ofCompany)),
  wIdNr: optional(field(z.string().check(z.regex(/^DE\d{9}-\d{5}$/)), 'text', ofCompany)),
  /** Of the tax office, for invoices alone: no page shows it. */
  taxNumber: optional(field(z.string().check(z.regex(/^(?:[ /]?\d){10,13}$/)), 'text', ofCompany)),
  /** True if no VAT is shown (§ 19 UStG). */
  smallBusiness: optional(field(z.boolean(), 'flag', ofCompany)),
  /** Registration number of electrical devices (stiftung ear). */
  weee: optional(field(z.string().check(z.regex(/^DE ?\d{8}$/)), 'text', ofCompany)),
  /** Registration number of packaging (Zentrale Stelle Verpackungsregister). */
  lucid: optional(field(z.string().check(z.regex(/^DE ?\d{13}$/)), 'text', ofCompany)),
  /** Land whose holidays are no working days, beside those of all of Germany. */
  land: optional(field(z.enum(LAENDER), 'choice', { ...ofDays, options: 'laender' })),
  closed: optional(
    field(list(closed).check(z.maxLength(12)), 'entries', { ...ofDays, fields: CLOSED_FIELDS }),
  ),
  /** The facts in the accountant's file for DATEV. */
  datev: optional({ ...field(datev, 'group', { part: 'accounting' }), fields: DATEV_FIELDS }),
  /** Methods of the payment page, in this order. */
  methods: optional(
    field(list(z.enum(OFFERABLE_METHODS), 1), 'order', {
      part: 'payment',
      options: 'paymentMethods',
    }),
  ),
  /** Name and address from which mails come. */
  sender: optional(field(name, 'text', ofMail)),
  senderEmail: optional(field(email, 'text', ofMail)),
  /** Address that answers to mails reach, where it is another one. */
  replyTo: optional(field(email, 'text', ofMail)),
  /** False if no mail tells the owner of a sale. */
  saleMails: optional(field(z.boolean(), 'flag', ofMail)),
  /** Brand of products that name none. */
  brand: optional(field(name, 'text', ofGoods)),
  /** Maker of products that name none, and somebody in the EU for makers outside it. */
  maker: optional(group(PERSON_FIELDS, ofGoods, 'whole')),
  euPerson: optional(group(PERSON_FIELDS, ofGoods, 'whole')),
  /** The part that rests: the checkout, or every page. */
  pause: optional(
    field(z.enum(['checkout', 'shop']), 'choice', { part: 'pause', options: 'pauses' }),
  ),
  /** Sentence for shoppers while it rests. */
  pauseText: optional(both(free, 'long', { part: 'pause' })),
};
