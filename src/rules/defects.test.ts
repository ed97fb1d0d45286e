import { expect, it } from 'vitest';
import { liableUntil, offeredKinds } from './defects.ts';

const at = (text: string) => Date.parse(`${text}+01:00`);
const parcel = (delivered: string | null, returned: string | null = null) => ({
  deliveredAt: delivered === null ? null : new Date(at(delivered)),
  returnedAt: returned === null ? null : new Date(at(returned)),
});

it('is liable for two years from the delivery, and for three after a repair', () => {
  const delivered = at('2026-11-29T12:00:00');
  const end = (isRepaired: boolean) => new Date(liableUntil(delivered, isRepaired)).toISOString();
  expect(end(false)).toBe('2028-11-29T22:59:59.999Z');
  expect(end(true)).toBe('2029-11-29T22:59:59.999Z');
});

it.each([
  ['nothing before a parcel left', [], []],
  ['a defect or a loss while it is under way', [parcel(null)], ['defect', 'lost']],
  [
    'a defect or a return once it is there',
    [parcel('2026-11-01T10:00:00')],
    ['defect', 'voluntary'],
  ],
  ['a defect alone after the days of return', [parcel('2026-10-29T10:00:00')], ['defect']],
  ['nothing of what came back', [parcel('2026-11-01T10:00:00', '2026-11-05T10:00:00')], []],
] as const)('offers %s', (_, parcels, kinds) => {
  expect(offeredKinds(parcels, 30, at('2026-11-29T12:00:00'))).toEqual(kinds);
});

it('offers no return where the shop promises none', () => {
  const parcels = [parcel('2026-11-29T10:00:00')];
  expect(offeredKinds(parcels, 0, at('2026-11-30T12:00:00'))).toEqual(['defect']);
});
