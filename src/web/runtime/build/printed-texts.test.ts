import { expect, it } from 'vitest';
import { printedTexts } from './printed-texts.ts';

const texts = { size: 'Größe', products: { 'kiez-low-navy': { care: 'a' }, 'kiez-low-mono': 'b' } };

it('keeps only the texts of the shown product', () => {
  expect(printedTexts(texts, { id: 'kiez-low-navy' })).toEqual({
    size: 'Größe',
    products: { 'kiez-low-navy': { care: 'a' } },
  });
});

it('keeps no texts for an unknown product', () => {
  expect(printedTexts(texts, { id: 'nicht-gefunden' })).toEqual({ size: 'Größe', products: {} });
});

it('leaves out the texts of islands', () => {
  expect(printedTexts({ title: 'Start', below: { faq: 'a' } }, { id: '' })).toEqual({
    title: 'Start',
  });
});

it.each([
  ['a page whose path names no product', { products: { care: 'a' } }, ''],
  ['no texts by product', { title: 'Hilfe' }, ''],
  ['no object', undefined, 'x'],
])('leaves %s unchanged', (_, given, id) => {
  expect(printedTexts(given, { id })).toBe(given);
});
