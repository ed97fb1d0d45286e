import { expect, test } from 'vitest';
import type { Firm } from '#catalogue/catalogue.ts';
import { readSettings } from '../env.ts';
import { findFirmProblems } from './firm-findings.ts';
import { seedCatalogue } from './seed.ts';

const read = readSettings({}, undefined, '/nowhere');
if (!read.ok) throw new Error(read.sentence);
const { settings } = read;

function found(mode: 'demo' | 'live', firm: Firm, ...kinds: ('firm' | 'facts' | 'texts')[]) {
  const served = { mode, settings: { ...settings, shopMode: mode } };
  const drafts = kinds.map((kind) => ({ kind }));
  return findFirmProblems(served, { ...seedCatalogue, firm }, drafts).map(
    ({ kind, path, code }) => `${kind}.${path.join('.')} ${code}`,
  );
}

test('what a live firm contradicts is found where it is drafted, and nothing in a demo', () => {
  const firm: Firm = { smallBusiness: true, methods: ['klarna'] };
  const ofFirm = ['firm.smallBusiness vat_of_small_business', 'firm.methods.0 credit_offered'];
  expect(found('live', firm, 'firm')).toEqual(ofFirm);
  expect(found('live', firm, 'firm', 'facts')).toEqual(ofFirm);
  expect(found('live', firm, 'facts')).toEqual(['facts.vatPercent vat_of_small_business']);
  expect(found('live', firm, 'texts')).toEqual([]);
  expect(found('demo', firm, 'firm', 'facts')).toEqual([]);
});
