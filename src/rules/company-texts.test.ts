import { expect, test } from 'vitest';
import { companyTexts } from './company-texts.ts';

const company = { name: 'Kern GmbH', street: '' };

test('a missing setting is invented in a demo and marked in a live shop', () => {
  expect(companyTexts({ mode: 'demo', company }, 'en')).toMatchObject({
    name: 'Kern GmbH',
    street: 'Musterstraße 1',
    city: '12345 Musterstadt',
  });
  expect(companyTexts({ mode: 'live', company }, 'en')).toMatchObject({
    name: 'Kern GmbH',
    street: '[street and number]',
  });
});
