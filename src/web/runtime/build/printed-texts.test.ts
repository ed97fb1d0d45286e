import { expect, it } from 'vitest';
import { printedTexts } from './printed-texts.ts';

it('leaves out the texts of islands', () => {
  expect(printedTexts({ title: 'Start', below: { faq: 'a' } })).toEqual({ title: 'Start' });
});

it.each([
  ['texts without islands', { title: 'Hilfe' }],
  ['no object', undefined],
])('leaves %s unchanged', (_, given) => {
  expect(printedTexts(given)).toBe(given);
});

it('keeps a list of that name, as the data of a product page have', () => {
  const given = { title: 'Ring', below: ['related'] };
  expect(printedTexts(given)).toBe(given);
});
