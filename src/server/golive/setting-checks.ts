import { DEFAULT_COMPANY } from '../env/company.ts';
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

function address({ settings }: CheckedShop) {
  if (!isOnLoopback(settings)) return resultOf('address', `${settings.baseUrl}.`);
  const mend = 'the public address goes into BASE_URL, once the shop is to be reached.';
  return resultOf('address', 'Only this machine reaches it.', { state: 'STAND-IN', mend });
}

function company({ settings: { company: facts } }: CheckedShop) {
  const digits = facts.phone.replace(/\D/g, '');
  const missing = [
    ...(facts.name === DEFAULT_COMPANY.name ? ['COMPANY_NAME'] : []),
    ...(PLACE.test(facts.street) ? [] : ['COMPANY_STREET']),
    ...(PLACE.test(facts.city) ? [] : ['COMPANY_CITY']),
    ...(facts.email === DEFAULT_COMPANY.email ? ['COMPANY_EMAIL'] : []),
    ...(digits.length < SHORTEST_PHONE ? ['COMPANY_PHONE'] : []),
    ...(facts.owner === '' ? ['COMPANY_OWNER'] : []),
  ];
  if (missing.length === 0) return resultOf('company', `${facts.name}, ${facts.city}.`);
  const verb = missing.length === 1 ? 'is' : 'are';
  const reason = `${missing.join(', ')} ${verb} not set, or too short to be true.`;
  return resultOf('company', reason, { mend: 'set this in .env: the imprint shows it.' });
}

function invented(shop: CheckedShop) {
  const { adminEmail, baseUrl, company: facts, mailFrom } = shop.settings;
  const values = {
    ADMIN_EMAIL: adminEmail,
    BASE_URL: baseUrl,
    MAIL_FROM: mailFrom,
    COMPANY_STREET: facts.street,
    COMPANY_CITY: facts.city,
    COMPANY_EMAIL: facts.email,
    COMPANY_PHONE: facts.phone,
    COMPANY_OWNER: facts.owner,
    COMPANY_REGISTER: facts.register,
    WEEE_NUMBER: facts.weee,
  };
  const names = Object.entries(values).flatMap(([name, value]) =>
    INVENTED.test(value) ? name : [],
  );
  if (names.length === 0) return resultOf('invented', 'No setting has an invented value.');
  const state = hasOtherPayment(shop) || hasInbox(shop) ? 'STAND-IN' : 'FAIL';
  const reason = `${names.join(', ')}: invented.`;
  return resultOf('invented', reason, { state, mend: 'set the real values in .env.' });
}

function tax({ settings: { company: facts, smallBusiness } }: CheckedShop) {
  const vatId = facts.vatId.replaceAll(' ', '');
  if (vatId !== '' && !VAT_ID.test(vatId)) {
    return resultOf('tax', 'COMPANY_VAT_ID is no VAT id.', { mend: 'such as DE123456789.' });
  }
  if (facts.wIdNr !== '' && !W_IDNR.test(facts.wIdNr)) {
    const mend = 'such as DE123456789-00001.';
    return resultOf('tax', 'COMPANY_W_IDNR is no business identification number.', { mend });
  }
  if (vatId !== '') return resultOf('tax', `VAT id ${vatId}.`);
  if (facts.wIdNr !== '') return resultOf('tax', `W-IdNr. ${facts.wIdNr}.`);
  if (smallBusiness) return resultOf('tax', 'Small business, no VAT.');
  return resultOf('tax', 'No VAT id.', {
    mend: 'set COMPANY_VAT_ID or COMPANY_W_IDNR, or SMALL_BUSINESS=on (§ 19 UStG).',
  });
}

function key(shop: CheckedShop) {
  if (!/^[sr]k_live_/.test(shop.settings.stripe.secretKey)) {
    const mend = 'set the live key in STRIPE_SECRET_KEY.';
    return resultOf('key', 'A test key takes no real money.', { mend });
  }
  if (!hasOtherPayment(shop)) return resultOf('key', 'A live key of Stripe.');
  return resultOf('key', `Payments go to ${shop.settings.stripe.apiUrl}, not to Stripe.`, {
    state: 'STAND-IN',
    mend: 'set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, and no STRIPE_API_URL.',
  });
}

function credit({ settings: { paymentMethods } }: CheckedShop) {
  if (!paymentMethods.includes('klarna'))
    return resultOf('credit', `${paymentMethods.join(', ')}.`);
  return resultOf('credit', 'klarna is consumer credit, which asks for more than the shop shows.', {
    mend: 'remove klarna from PAYMENT_METHODS.',
  });
}

/** Checks of settings alone, in the order of the output. */
export const SETTING_CHECKS: readonly Check[] = [address, company, invented, tax, key, credit].map(
  (check) => ({
    name: check.name,
    asked: 'start',
    unanswered: 'FAIL',
    run: (shop) => [check(shop)],
  }),
);
