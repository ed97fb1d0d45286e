import type { PayRequest } from '../payments/flow.ts';
import { passesLuhn, testCard } from '../payments/test-cards.ts';
import type { Address, MethodChoice, SessionRecord, WireSession } from '../records.ts';
import { isEmail } from '../stripe/params.ts';
import type { FieldProblem } from './texts.ts';

/** The form's fields, in the order they stand on the page. */
export const FIELDS = [
  'email',
  'phone',
  'name',
  'line1',
  'line2',
  'postal_code',
  'city',
  'country',
  'shipping_rate',
  'method',
  'number',
  'expiry',
  'cvc',
  'terms',
] as const;
export type FieldName = (typeof FIELDS)[number];
export type Values = Record<FieldName, string>;
export type FieldErrors = Partial<Record<FieldName, FieldProblem>>;

const MAX_CHARS = 200;

/** Fields that this session asks its customer for. */
export interface Asks {
  phone: boolean;
  /** Kind of address that the fields collect, if any. */
  address: 'delivery' | 'billing' | null;
  countries: string[];
  methods: string[];
  terms: boolean;
}

export function asksOf(session: WireSession): Asks {
  const delivery = session.shipping_address_collection;
  const billing = session.billing_address_collection === 'required';
  return {
    phone: session.phone_number_collection?.enabled ?? false,
    address: delivery ? 'delivery' : billing ? 'billing' : null,
    countries: delivery?.allowed_countries ?? ['DE'],
    methods: session.amount_total === 0 ? [] : session.payment_method_types,
    terms: session.consent_collection?.terms_of_service === 'required',
  };
}

/** Empty fields, or what the customer typed before a payment that failed. */
export function startValues(record: SessionRecord): Values {
  const { session, draft } = record;
  const asks = asksOf(session);
  const address = draft?.shipping ?? draft?.billing;
  return {
    email: session.customer_email ?? draft?.email ?? '',
    phone: draft?.phone ?? '',
    name: draft?.name ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    postal_code: address?.postal_code ?? '',
    city: address?.city ?? '',
    country: address?.country ?? asks.countries[0] ?? 'DE',
    shipping_rate: shippingRateId(session) ?? '',
    method: asks.methods[0] ?? '',
    number: '',
    expiry: '',
    cvc: '',
    terms: '',
  };
}

function shippingRateId(session: WireSession): string | undefined {
  const rate = session.shipping_cost?.shipping_rate;
  return typeof rate === 'string' ? rate : undefined;
}

export type Submitted =
  | { ok: true; request: PayRequest; values: Values }
  | { ok: false; errors: FieldErrors; values: Values };

/** Reads what the customer sent. `now` in milliseconds decides whether a card has expired. */
export function readPayment(form: URLSearchParams, record: SessionRecord, now: number): Submitted {
  const { session } = record;
  const asks = asksOf(session);
  const values = startValues(record);
  for (const field of FIELDS) values[field] = (form.get(field) ?? '').trim();
  if (session.customer_email) values.email = session.customer_email;
  if (asks.methods.length === 1) values.method = asks.methods[0] ?? '';
  if (asks.countries.length === 1) values.country = asks.countries[0] ?? '';

  const errors: FieldErrors = {
    ...customerErrors(values, asks),
    ...(asks.methods.length > 0 ? methodErrors(values, asks, now) : {}),
    ...(asks.terms && values.terms === '' ? { terms: 'terms_missing' } : {}),
  };
  for (const field of FIELDS) if (values[field].length > MAX_CHARS) errors[field] = 'too_long';
  if (Object.keys(errors).length > 0) return { ok: false, errors, values };

  const address: Address | null = asks.address
    ? {
        line1: values.line1,
        line2: values.line2 || null,
        postal_code: values.postal_code,
        city: values.city,
        country: values.country,
        state: null,
      }
    : null;
  return {
    ok: true,
    values,
    request: {
      customer: {
        email: values.email,
        name: values.name,
        phone: values.phone || null,
        shipping: asks.address === 'delivery' ? address : null,
        billing: address,
      },
      method: methodOf(values),
      rateId: values.shipping_rate || undefined,
      acceptsTerms: asks.terms,
    },
  };
}

function customerErrors(values: Values, asks: Asks): FieldErrors {
  const errors: FieldErrors = {};
  if (values.email === '') errors.email = 'email_missing';
  else if (!isEmail(values.email)) errors.email = 'email_invalid';
  if (asks.phone && values.phone === '') errors.phone = 'phone_missing';
  if (values.name === '') errors.name = 'name_missing';
  if (!asks.address) return errors;
  if (values.line1 === '') errors.line1 = 'line1_missing';
  if (values.postal_code === '') errors.postal_code = 'postal_missing';
  else if (values.country === 'DE' && !/^\d{5}$/.test(values.postal_code)) {
    errors.postal_code = 'postal_invalid';
  }
  if (values.city === '') errors.city = 'city_missing';
  if (!asks.countries.includes(values.country)) errors.country = 'country_invalid';
  return errors;
}

function methodErrors(values: Values, asks: Asks, now: number): FieldErrors {
  if (!asks.methods.includes(values.method)) return { method: 'method_missing' };
  if (values.method !== 'card') return {};
  const errors: FieldErrors = {};
  const number = digits(values.number);
  const card = testCard(number);
  if (values.number === '') errors.number = 'number_missing';
  else if (!passesLuhn(number) || number.length < 12) errors.number = 'number_invalid';
  else if (!card) errors.number = 'number_not_test';
  const expiry = readExpiry(values.expiry);
  if (values.expiry === '') errors.expiry = 'expiry_missing';
  else if (!expiry) errors.expiry = 'expiry_invalid';
  else if (isPast(expiry, now)) errors.expiry = 'expiry_past';
  const cvc = digits(values.cvc);
  const wantedDigits = card?.cvcDigits ?? 3;
  if (values.cvc === '') errors.cvc = 'cvc_missing';
  else if (cvc.length !== wantedDigits || cvc !== values.cvc) errors.cvc = 'cvc_invalid';
  return errors;
}

function methodOf(values: Values): MethodChoice {
  if (values.method === 'paypal' || values.method === 'klarna') return { type: values.method };
  const expiry = readExpiry(values.expiry) ?? { month: 12, year: 2099 };
  return {
    type: 'card',
    number: digits(values.number),
    expMonth: expiry.month,
    expYear: expiry.year,
  };
}

export function digits(text: string): string {
  return /^[\d\s-]*$/.test(text) ? text.replace(/\D/g, '') : '';
}

/** Reads `12/34`, `12 / 2034`, `1234`. */
export function readExpiry(text: string): { month: number; year: number } | undefined {
  const match = /^(\d{1,2})\s*[/.-]?\s*(\d{4}|\d{2})$/.exec(text);
  if (!match) return undefined;
  const month = Number(match[1]);
  const year = Number(match[2]);
  if (month < 1 || month > 12) return undefined;
  return { month, year: year < 100 ? 2000 + year : year };
}

/** Cards are good until the end of their month. */
function isPast({ month, year }: { month: number; year: number }, now: number): boolean {
  return Date.UTC(year, month, 1) <= now;
}
