import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { newRange } from '#test/new-range.ts';
import { ownColours } from './own-colours.ts';

const sheets = { 'a.css': readFileSync('src/web/styles/colours.css', 'utf8') };

it('prints no colour of the seed, which the sheets have', () => {
  expect(ownColours(seedCatalogue.colours, sheets)).toBe('');
  const built = { 'a.css': '[data-colour=rosa]{--c:#e8b4c0}' };
  const { rosa } = seedCatalogue.colours;
  expect(ownColours(rosa ? { rosa } : {}, built)).toBe('');
});

it('prints what came with the range, and what it has otherwise', () => {
  expect(ownColours(newRange.colours, sheets)).toBe('[data-colour="petrol"]{--c:#11555F}');
  const { rosa } = seedCatalogue.colours;
  const other = rosa ? { rosa: { ...rosa, hex: '#FF0000' } } : {};
  expect(ownColours(other, sheets)).toBe('[data-colour="rosa"]{--c:#FF0000}');
});
