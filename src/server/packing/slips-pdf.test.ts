import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { frontOf } from '#rules/scale-drawing.ts';
import { readPdfText } from '#test/pdf-text.ts';
import { runs } from '#test/runs.ts';
import type { PackingSlip } from './read-slips.ts';
import type { SlipBrand } from './slip-page.ts';
import { drawSlips } from './slips-pdf.ts';

const company = { name: 'Elvare', street: '', city: '', email: 'service@elvare.example' };
const draw = (slips: readonly PackingSlip[], brand: SlipBrand = { name: 'Elvare' }) =>
  drawSlips({ slips, company, brand, nowMs: Date.UTC(2026, 10, 23) });

const text = fc.string({ unit: 'grapheme', maxLength: 120 });
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9_999 }),
  pieces: fc.integer({ min: 1, max: 9_999 }),
  name: text,
  variant: text,
  isGift: fc.boolean(),
  front: fc.constant(frontOf()),
});
const slip = fc.record({
  orderId: fc.uuid(),
  lang: fc.constantFrom('de' as const, 'en' as const),
  number: fc.constant('EL-1001'),
  orderedAt: fc.date({ noInvalidDate: true }),
  recipient: fc.array(text, { maxLength: 5 }),
  lines: fc.array(line, { maxLength: 6 }),
});

it('draws any name and variant', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(slip, { minLength: 1, maxLength: 2 }), async (slips) => {
      const pdf = await draw(slips);
      expect(pdf.subarray(-6).toString().trim()).toBe('%%EOF');
    }),
    runs(3),
  );
});

it('prints every word of an address, whatever its length and script', async () => {
  const letter = fc.constantFrom(
    ...'aäßłżšğőçñøþðŉệừΑαάἀςЖжїґқҢ0-,.',
    ...Array.from({ length: 8 }, () => ' '),
  );
  const words = fc
    .string({ unit: letter, minLength: 1, maxLength: 100 })
    .filter((typed) => typed.trim() !== '');
  const addresses = fc.array(fc.array(words, { minLength: 1, maxLength: 4 }), {
    minLength: 12,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(slip, addresses, async (other, recipients) => {
      const slips = recipients.map((recipient) => ({ ...other, lines: [], recipient }));
      const printed = readPdfText(await draw(slips));
      for (const recipient of recipients)
        expect(printed).toContain(recipient.join('').replace(/\s/g, ''));
    }),
    { numRuns: 2 },
  );
});

it('is tagged, and names its language and title', async () => {
  const [other] = fc.sample(slip, 1);
  const pdf = (await draw([{ ...(other as PackingSlip), lang: 'en' }])).toString('latin1');
  for (const mark of [
    '/MarkInfo',
    '/StructTreeRoot',
    '/Lang (en)',
    '/DisplayDocTitle true',
    '/S /H1',
  ])
    expect(pdf).toContain(mark);
  expect(pdf).toContain('(Packing slip 2026-11-23)');
});

it('prints the name of the shop, or its wordmark, in place of ours', async () => {
  const [other] = fc.sample(slip, 1);
  const slips = [{ ...(other as PackingSlip), recipient: [], lines: [] }];
  const name = 'Käthe & Söhne Naturkosmetik aus Eckernför';
  expect(readPdfText(await draw(slips, { name }))).toContain(name.replaceAll(' ', ''));
  expect(readPdfText(await draw(slips))).not.toContain('ELVARE');
  const create = { width: 40, height: 10, channels: 3, background: '#1F6B45' } as const;
  const wordmark = await sharp({ create }).png().toBuffer();
  const marked = await draw(slips, { name, wordmark });
  expect(marked.toString('latin1')).toContain('/Subtype /Image');
  expect(readPdfText(marked)).not.toContain('Käthe');
});
