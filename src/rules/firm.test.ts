import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Firm } from '#catalogue/catalogue.ts';
import { effectiveFirm, type FirmDefaults } from './firm.ts';

const environment: FirmDefaults = {
  mode: 'live',
  company: {
    name: 'Kern GmbH',
    street: 'Deichweg 1',
    city: '20095 Hamburg',
    email: 'hallo@kern.example',
    phone: '+49 40 123456',
    owner: 'Lena Kern',
    vatId: 'DE123456789',
    wIdNr: '',
    weee: '',
    register: 'Amtsgericht Hamburg, HRB 1',
    social: { instagram: 'https://instagram.example/kern' },
  },
  methods: ['card', 'paypal'],
  mailFrom: 'Kern <shop@kern.example>',
  saleMails: true,
  smallBusiness: false,
};
const inForce = (stored: Firm = {}, change: Partial<FirmDefaults> = {}) =>
  effectiveFirm(stored, { ...environment, ...change });

test('what nobody stored is what the environment says', () => {
  const { company, methods, saleMails, smallBusiness } = environment;
  expect(inForce()).toEqual({
    ...{ name: 'Kern GmbH', brand: 'Kern GmbH', sender: 'Kern', senderEmail: 'shop@kern.example' },
    ...{ company, methods, saleMails, smallBusiness },
  });
});

test('each stored value takes its place, also where it is false', () => {
  const stored: Firm = {
    ...{ name: 'Deich & Kern', company: 'Lena Kern e. K.', legalForm: 'registeredSole' },
    ...{ owner: 'Lena Kern', phone: '040 654321', sender: 'Lena', saleMails: false },
    ...{ replyTo: 'frag@kern.example', methods: ['paypal'], brand: 'Deich' },
    social: { youtube: 'https://youtube.example/kern' },
  };
  expect(inForce(stored, { smallBusiness: true })).toMatchObject({
    ...{ name: 'Deich & Kern', sender: 'Lena', senderEmail: 'shop@kern.example', saleMails: false },
    ...{ replyTo: 'frag@kern.example', methods: ['paypal'], brand: 'Deich', smallBusiness: true },
    company: {
      ...{ name: 'Lena Kern e. K.', legalForm: 'registeredSole', street: 'Deichweg 1' },
      phone: '040 654321',
      social: {
        instagram: 'https://instagram.example/kern',
        youtube: 'https://youtube.example/kern',
      },
    },
  });
});

test.each([
  ['demo', {}, '', 'Elvare'],
  ['live', {}, '', 'Shop'],
  ['live', {}, 'Kern GmbH', 'Kern GmbH'],
  ['live', { company: 'Lena Kern' }, 'Kern GmbH', 'Lena Kern'],
  ['demo', { name: 'Deich' }, 'Kern GmbH', 'Deich'],
] as const)('in %s %j the shop of "%s" is called %s', (mode, stored, name, called) => {
  const company = { ...environment.company, name };
  expect(inForce(stored, { mode, company, mailFrom: 'a@b.example' })).toMatchObject({
    ...{ name: called, brand: called, sender: called, senderEmail: 'a@b.example' },
  });
});

const stored = fc.record<Firm>(
  {
    ...{ owner: fc.constant('M. Ost'), phone: fc.constant('040 654321') },
    ...{ legalForm: fc.constantFrom('sole', 'gbr'), methods: fc.constant(['card']) },
    ...{ sender: fc.constantFrom('Lena', 'Ost'), senderEmail: fc.constant('a@b.example') },
    ...{ saleMails: fc.boolean(), smallBusiness: fc.boolean() },
    social: fc.constantFrom({ tiktok: 'https://a.example/' }, { instagram: 'https://b.example/' }),
  },
  { requiredKeys: [] },
);

test('a value that is stored over others leaves those as they were', () => {
  fc.assert(
    fc.property(stored, stored, (first, second) => {
      const { social } = first;
      const before = inForce(first);
      const mailFrom = `${before.sender} <${before.senderEmail}>`;
      const both = {
        ...first,
        ...second,
        ...(social && { social: { ...social, ...second.social } }),
      };
      expect(inForce(both)).toEqual(inForce(second, { ...before, mailFrom }));
    }),
  );
});
