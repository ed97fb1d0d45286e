import { expect, it } from 'vitest';
import { versions } from './publish.de.ts';
import { valueText } from './value-text.ts';

it('writes values of fields for reading', () => {
  const text = (value: unknown, path: string[] = ['name']) =>
    valueText(versions, value, path, 'de');
  expect(text(9_191, ['priceCents'])).toContain('91,91');
  expect(text(10, ['number'])).toBe('10');
  expect(text('Kiez')).toBe('Kiez');
  expect(text('')).toBe('leer');
  expect(text(null)).toBe('leer');
  expect(text([])).toBe('leer');
  expect(text(true)).toBe('ja');
  expect(text(['40', '41'])).toBe('40, 41');
  expect(text([{ view: 'front' }, { view: 'back' }])).toBe('2 Einträge');
});
