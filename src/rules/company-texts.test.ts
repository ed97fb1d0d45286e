import { expect, test } from 'vitest';
import { companyTexts, legalValues, representativeOf } from './company-texts.ts';

const company = { name: 'Kern GmbH', street: '' };

test('a missing setting is invented in a demo and empty in a live shop', () => {
  expect(companyTexts({ mode: 'demo', company })).toMatchObject({
    name: 'Kern GmbH',
    street: 'Musterstraße 1',
    city: '12345 Musterstadt',
  });
  expect(companyTexts({ mode: 'live', company })).toMatchObject({
    name: 'Kern GmbH',
    street: '',
  });
});

test.each([
  ['Kern GmbH', 'Lena Kern', 'Amtsgericht Hamburg, HRB 1', 'Lena Kern'],
  ['Lena Kern GmbH', 'Lena Kern', 'Amtsgericht Hamburg, HRB 1', 'Lena Kern'],
  ['Kern & Sohn GbR', 'Lena Kern', '', 'Lena Kern'],
  ['Lena Kern', 'Lena Kern', '', ''],
  ['Taschen am Deich, Inhaberin Lena Kern', 'Lena Kern', '', ''],
  ['Lena Kern e.K.', 'Lena Kern', 'Amtsgericht Hamburg, HRA 1', ''],
])('%s of %s with the register "%s" is represented by "%s"', (name, owner, register, by) => {
  expect(representativeOf({ name, owner, register })).toBe(by);
});

test.each([
  ['sole', 'Deich', '', 'Lena Kern'],
  ['sole', 'Taschen Lena Kern', '', ''],
  ['registeredSole', 'Deich e. K.', '', 'Lena Kern'],
  ['gbr', 'Lena Kern und Mia Ost', 'Lena Kern', ''],
  ['ug', 'Lena Kern', 'Lena Kern', ''],
  ['gmbh', 'Lena Kern', 'Lena Kern', ''],
  ['other', 'Lena Kern', 'Lena Kern', ''],
] as const)('a stored form says more than a name: %s %s', (legalForm, name, by, proprietor) => {
  const stored = { name, owner: 'Lena Kern', register: '', legalForm };
  const values = legalValues({ mode: 'live', baseUrl: '', company: stored }, 'de');
  expect(values).toMatchObject({ companyRepresentative: by, companyProprietor: proprietor });
});

test('every value of a demo is known, and the page to withdraw on is one of the shop', () => {
  const values = legalValues({ mode: 'demo', baseUrl: 'https://a.example', company: {} }, 'en');
  for (const [name, value] of Object.entries(values)) {
    if (name.includes('Kept')) expect(Number(value), name).toBeGreaterThan(0);
  }
  expect(values).toMatchObject({
    withdrawalPage: 'https://a.example/en/vertrag-widerrufen',
    companyWIdNr: '',
  });
});

test('a W-IdNr. is shown where there is no VAT id', () => {
  const values = (vatId: string) =>
    legalValues(
      { mode: 'live', baseUrl: '', company: { vatId, wIdNr: 'DE123456789-00001' } },
      'de',
    );
  expect(values('')).toMatchObject({ companyVatId: '', companyWIdNr: 'DE123456789-00001' });
  expect(values('DE123456789')).toMatchObject({ companyVatId: 'DE123456789', companyWIdNr: '' });
});
