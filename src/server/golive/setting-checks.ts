import english from '#catalogue/golive/en.json' with { type: 'json' };
import { GOLIVE_FIELDS, type GoliveCheck, type GoliveField } from '#contract/admin-golive.ts';
import { isOnLoopback } from '../env/values.ts';
import {
  type Check,
  type CheckedShop,
  hasInbox,
  hasOtherPayment,
  INVENTED,
  resultOf,
} from './check.ts';

/** A street or a town has at least three letters. */
const PLACE = /(?:\p{L}.*){3}/u;
/** Digits of a phone number with its area code. */
const SHORTEST_PHONE = 6;
const VAT_ID = /^(?!.*000000000)[A-Z]{2}[0-9A-Z+*]{2,12}$/;
const W_IDNR = /^(?!DE0{9})DE\d{9}-\d{5}$/;

const namesOf = (fields: readonly GoliveField[]) =>
  fields.map((field) => english.fields[field]).join(', ');

const fieldsWhere = <Value>(
  values: Partial<Record<GoliveField, Value>>,
  isFaulty: (value: Value) => boolean,
) => GOLIVE_FIELDS.filter((field) => values[field] !== undefined && isFaulty(values[field]));

function address({ settings }: CheckedShop) {
  if (!isOnLoopback(settings)) return resultOf('address', `${settings.baseUrl}.`);
  const mend = 'the public address goes into BASE_URL, once the shop is to be reached.';
  return resultOf('address', 'Only this machine reaches it.', {
    ...{ code: 'local_address', state: 'STAND-IN', mend },
  });
}

function company({ settings: { company: facts } }: CheckedShop) {
  const digits = facts.phone.replace(/\D/g, '');
  const isMissing = {
    name: facts.name === '',
    street: !PLACE.test(facts.street),
    city: !PLACE.test(facts.city),
    email: facts.email === '',
    phone: digits.length < SHORTEST_PHONE,
    owner: facts.owner === '',
  };
  const fields = fieldsWhere(isMissing, (missing) => missing);
  if (fields.length === 0) return resultOf('company', `${facts.name}, ${facts.city}.`);
  const reason = `Missing, or too short to be true: ${namesOf(fields)}.`;
  const mend = 'enter it in the back office under Settings, Company: the imprint shows it.';
  return resultOf('company', reason, { code: 'company_incomplete', fields, mend });
}

function invented(shop: CheckedShop) {
  const { adminEmail, baseUrl, company: facts, mailFrom } = shop.settings;
  const { street, city, email, phone, owner, register, weee } = facts;
  const values = {
    ...{ adminEmail, baseUrl, mailFrom },
    ...{ street, city, email, phone, owner, register, weee },
  };
  const fields = fieldsWhere(values, (value) => INVENTED.test(value));
  if (fields.length === 0) return resultOf('invented', 'No setting has an invented value.');
  const state = hasOtherPayment(shop) || hasInbox(shop) ? 'STAND-IN' : 'FAIL';
  const mend =
    'enter the real ones in the back office: Settings, and your account; BASE_URL is the shop’s address.';
  const reason = `Invented: ${namesOf(fields)}.`;
  return resultOf('invented', reason, { code: 'invented_values', state, fields, mend });
}

function tax({ firm, settings: { company: facts, smallBusiness } }: CheckedShop) {
  const vatId = facts.vatId.replaceAll(' ', '');
  if (vatId !== '' && !VAT_ID.test(vatId)) {
    const mend = 'such as DE123456789.';
    return resultOf('tax', `${vatId} is no VAT id.`, { code: 'vat_id_wrong', mend });
  }
  if (facts.wIdNr !== '' && !W_IDNR.test(facts.wIdNr)) {
    const mend = 'such as DE123456789-00001.';
    return resultOf('tax', `${facts.wIdNr} is no business identification number.`, {
      ...{ code: 'w_idnr_wrong', mend },
    });
  }
  if (vatId !== '') return resultOf('tax', `VAT id ${vatId}.`);
  if (facts.wIdNr !== '') return resultOf('tax', `W-IdNr. ${facts.wIdNr}.`);
  if (smallBusiness) {
    if (firm?.taxNumber) return resultOf('tax', 'Small business, no VAT.');
    return resultOf('tax', 'Invoices of a small business have no number of the tax office.', {
      code: 'tax_number_missing',
      state: 'WARN',
      mend: 'enter the tax number in the back office under Settings, Company.',
    });
  }
  return resultOf('tax', 'No VAT id.', {
    code: 'tax_missing',
    mend: 'enter it in the back office under Settings, Company; or a W-IdNr., or tick small business (§ 19 UStG).',
  });
}

function key(shop: CheckedShop) {
  if (!/^[sr]k_live_/.test(shop.settings.stripe.secretKey)) {
    const mend = 'set the live key in STRIPE_SECRET_KEY.';
    return resultOf('key', 'A test key takes no real money.', {
      code: 'test_key',
      state: 'STAND-IN',
      mend,
    });
  }
  if (!hasOtherPayment(shop)) return resultOf('key', 'A live key of Stripe.');
  return resultOf('key', `Payments go to ${shop.settings.stripe.apiUrl}, not to Stripe.`, {
    code: 'other_payment',
    state: 'STAND-IN',
    mend: 'set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, and no STRIPE_API_URL.',
  });
}

function credit({ settings: { paymentMethods } }: CheckedShop) {
  if (!paymentMethods.includes('klarna'))
    return resultOf('credit', `${paymentMethods.join(', ')}.`);
  return resultOf('credit', 'klarna is consumer credit, which asks for more than the shop shows.', {
    code: 'credit_offered',
    mend: 'remove it in the back office under Settings, Payment.',
  });
}

/** Checks of what a start can't change while it runs. */
const ONCE = ['address', 'key'];

/** Checks of the firm and of settings, in the order of the output. */
export const SETTING_CHECKS: readonly Check[] = [address, company, invented, tax, key, credit].map(
  (check) => ({
    name: check.name as GoliveCheck,
    asked: ONCE.includes(check.name) ? 'opening' : 'hourly',
    unanswered: 'FAIL',
    run: (shop) => [check(shop)],
  }),
);
