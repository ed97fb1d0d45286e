import { expect, test } from 'vitest';
import type { Firm } from '#catalogue/catalogue.ts';
import { effectiveFirm } from './firm.ts';
import { firmProblems } from './firm-problems.ts';

const NOTHING = {
  ...{ name: '', street: '', city: '', email: '', phone: '', owner: '' },
  ...{ vatId: '', wIdNr: '', weee: '', register: '', social: {} },
};
const WHOLE: Firm = {
  ...{ company: 'Kern GmbH', owner: 'Lena Kern', street: 'Deichweg 1', city: '20095 Hamburg' },
  ...{ email: 'hallo@kern.example', phone: '040 123456' },
};
const REGISTER = 'Amtsgericht Hamburg, HRB 1';

function problems(
  stored: Firm,
  vatPercent = 19,
  methods: readonly ('card' | 'klarna')[] = ['card'],
) {
  const firm = effectiveFirm(stored, {
    ...{ mode: 'live', company: NOTHING, mailFrom: 'a@b.example', saleMails: true },
    ...{ methods, smallBusiness: false },
  });
  return [...firmProblems(firm, vatPercent)].map(({ path, code }) => `${path.join('.')} ${code}`);
}

test('a firm without a form is asked for nothing yet', () => {
  expect(problems({ name: 'Deich' })).toEqual([]);
});

test('a form asks for all that an imprint has', () => {
  const asked = ['company', 'owner', 'street', 'city', 'email', 'phone'].map(
    (key) => `${key} missing`,
  );
  expect(problems({ legalForm: 'sole' })).toEqual(asked);
  expect(problems({ legalForm: 'gmbh' })).toEqual([...asked, 'register missing']);
});

test.each([
  ['sole', 'Lena Kern', undefined, []],
  ['sole', 'Lena Kern', REGISTER, ['register form_unregistered']],
  ['registeredSole', 'Deich e. K.', REGISTER, []],
  ['registeredSole', 'Deich e.Kfr.', REGISTER, []],
  ['registeredSole', 'Deich', REGISTER, ['company form_not_in_name']],
  ['registeredSole', 'Deich e. K.', undefined, ['register missing']],
  ['ug', 'Deich UG (haftungsbeschränkt)', REGISTER, []],
  ['ug', 'Deich UG', REGISTER, ['company form_not_in_name']],
  ['ug', 'Deich UG (haftungsbeschränkt)', undefined, ['register missing']],
  ['gmbh', 'Deich gGmbH', REGISTER, []],
  ['gmbh', 'Deich', REGISTER, ['company form_not_in_name']],
  ['gbr', 'Deich GbR', undefined, ['owner partners_missing']],
  ['other', 'Deich eG', undefined, []],
] as const)('%s %s, register %s: %j', (legalForm, company, register, found) => {
  const firm = { ...WHOLE, legalForm, company, ...(register && { register }) };
  expect(problems(firm)).toEqual(found);
});

test('a partnership names all partners, and a registered one its form', () => {
  const partners: Firm = {
    ...WHOLE,
    legalForm: 'gbr',
    company: 'Deich GbR',
    owner: 'L. Kern, M. Ost',
  };
  expect(problems(partners)).toEqual([]);
  expect(problems({ ...partners, register: REGISTER })).toEqual(['company form_not_in_name']);
  expect(problems({ ...partners, company: 'Deich eGbR', register: REGISTER })).toEqual([]);
});

test('a small business has no VAT in its prices, and a live shop no credit', () => {
  expect(problems({ smallBusiness: true })).toEqual(['smallBusiness vat_of_small_business']);
  expect(problems({ smallBusiness: true }, 0)).toEqual([]);
  expect(problems({}, 19, ['card', 'klarna'])).toEqual(['methods.1 credit_offered']);
});
