import type { PayRequest } from '../payments/flow.ts';
import { passesLuhn, testCard } from '../payments/test-cards.ts';
import type { MethodChoice, SessionRecord, WireSession } from '../records.ts';
import { isEmail } from '../stripe/params.ts';
import type { FieldProblem } from './texts.ts';

/** The form's fields, in the order they stand on the page. */
export const FIELDS = [
  'email',
  'name',
  'line1',
  'line2',
  'postal_code',
  'city',
  'method',
  'number',
  'expiry',
  'cvc',
] as const;
export type FieldName = (typeof FIELDS)[number];
export type Values = Record<FieldName, string>;
export type FieldErrors = Partial<Record<FieldName, FieldProblem>>;

/** The methods that this session offers; none when it costs nothing. */
export function methodsOf(session: WireSession): string[] {
  return session.amount_total === 0 ? [] : session.payment_method_types;
}

/** True if the page asks for name and address, which the shop has not given. */
export const asksAddress = ({ session }: SessionRecord): boolean =>
  session.shipping_address_collection !== null;

/** Empty fields, or what the customer typed before a payment that failed. */
export function startValues(record: SessionRecord): Values {
  const { session, draft } = record;
  const address = draft?.address;
  return {
    email: session.customer_email ?? draft?.email ?? '',
    name: draft?.name ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    postal_code: address?.postal_code ?? '',
    city: address?.city ?? '',
    method: methodsOf(session)[0] ?? '',
    number: '',
    expiry: '',
    cvc: '',
  };
}

export type Submitted =
  | { ok: true; request: PayRequest; values: Values }
  | { ok: false; errors: FieldErrors; values: Values };

/** Reads what the customer sent. `now` in milliseconds decides whether a card has expired. */
export function readPayment(form: URLSearchParams, record: SessionRecord, now: number): Submitted {
  const { session } = record;
  const methods = methodsOf(session);
  const values = startValues(record);
  for (const field of FIELDS) values[field] = (form.get(field) ?? '').trim();
  if (session.customer_email) values.email = session.customer_email;
  if (methods.length === 1) values.method = methods[0] ?? '';

  const errors: FieldErrors = {
    ...customerErrors(values, asksAddress(record)),
    ...(methods.length > 0 ? methodErrors(values, methods, now) : {}),
  };
  if (Object.keys(errors).length > 0) return { ok: false, errors, values };

  const { email, line1, postal_code, city } = values;
  const place = { line1, line2: values.line2 || null, postal_code, city };
  const address = asksAddress(record) ? { ...place, country: 'DE', state: null } : null;
  const name = values.name || (record.intentData.shipping?.name ?? '');
  return {
    ok: true,
    values,
    request: {
      customer: { email, name, address },
      method: methodOf(values),
    },
  };
}

function customerErrors(values: Values, withAddress: boolean): FieldErrors {
  const errors: FieldErrors = {};
  if (values.email === '') errors.email = 'email_missing';
  else if (!isEmail(values.email)) errors.email = 'email_invalid';
  if (!withAddress) return errors;
  if (values.name === '') errors.name = 'name_missing';
  if (values.line1 === '') errors.line1 = 'line1_missing';
  if (values.postal_code === '') errors.postal_code = 'postal_missing';
  else if (!/^\d{5}$/.test(values.postal_code)) errors.postal_code = 'postal_invalid';
  if (values.city === '') errors.city = 'city_missing';
  return errors;
}

function methodErrors(values: Values, methods: readonly string[], now: number): FieldErrors {
  if (!methods.includes(values.method)) return { method: 'method_missing' };
  if (values.method !== 'card') return {};
  const errors: FieldErrors = {};
  const number = digits(values.number);
  if (values.number === '') errors.number = 'number_missing';
  else if (!passesLuhn(number) || number.length < 12) errors.number = 'number_invalid';
  else if (!testCard(number)) errors.number = 'number_not_test';
  const expiry = readExpiry(values.expiry);
  if (values.expiry === '') errors.expiry = 'expiry_missing';
  else if (!expiry) errors.expiry = 'expiry_invalid';
  else if (isPast(expiry, now)) errors.expiry = 'expiry_past';
  const cvc = digits(values.cvc);
  if (values.cvc === '') errors.cvc = 'cvc_missing';
  else if (cvc.length !== 3 || cvc !== values.cvc) errors.cvc = 'cvc_invalid';
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

function digits(text: string): string {
  return /^[\d\s-]*$/.test(text) ? text.replace(/\D/g, '') : '';
}

/** Reads `12/34`, `12 / 2034`, `1234`. */
function readExpiry(text: string): { month: number; year: number } | undefined {
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
