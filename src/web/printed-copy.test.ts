import { expect, it } from 'vitest';
import { printedCopy } from './printed-copy.ts';

const copy = { size: 'Größe', texts: { 'kiez-low-navy': { care: 'a' }, 'kiez-low-mono': 'b' } };

it('keeps of texts by product those of the product shown', () => {
  expect(printedCopy(copy, { id: 'kiez-low-navy' })).toEqual({
    size: 'Größe',
    texts: { 'kiez-low-navy': { care: 'a' } },
  });
});

it('keeps none for a product that is not there', () => {
  expect(printedCopy(copy, { id: 'nicht-gefunden' })).toEqual({ size: 'Größe', texts: {} });
});

it('leaves out the texts of islands', () => {
  expect(printedCopy({ title: 'Start', below: { faq: 'a' } }, { id: '' })).toEqual({
    title: 'Start',
  });
});

it.each([
  ['a page whose path names no product', { texts: { care: 'a' } }, ''],
  ['no texts by product', { title: 'Hilfe' }, ''],
  ['no object', undefined, 'x'],
])('leaves %s as it is', (_, given, id) => {
  expect(printedCopy(given, { id })).toBe(given);
});
