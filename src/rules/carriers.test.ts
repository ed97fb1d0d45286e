import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CARRIERS, carrierOf, plainNumber, trackingUrlOf } from './carriers.ts';

it.each([
  ['00340434161094042557', 'dhl'],
  ['00340434161094042558', undefined],
  ['JJD000390007882823472', 'dhl'],
  ['CX123456785DE', 'dhl'],
  ['RR123456785DE', 'deutsche_post'],
  ['RR123456789DE', undefined],
  ['A0012345670000000123', 'deutsche_post'],
  ['1Z999AA10123456784', 'ups'],
  ['H1000730000008301094', 'hermes'],
  ['09981122330100', 'dpd'],
  // Hermes and others have fourteen digits as well.
  ['19981122330100', undefined],
  ['12345678901', 'gls'],
  ['ZU9SYLBV', 'gls'],
  ['EL-1001', undefined],
  ['', undefined],
] as const)('%s is of %s', (number, carrier) => {
  expect(carrierOf(number)).toBe(carrier);
});

it('twelve digits are recognised by their check digit alone', () => {
  const digits = fc.stringMatching(/^\d{11}$/);
  fc.assert(
    fc.property(digits, (start) => {
      const known = Array.from({ length: 10 }, (_, last) => carrierOf(`${start}${last}`));
      expect(known.filter((carrier) => carrier === 'dhl')).toHaveLength(1);
    }),
  );
});

it('a number is plain without the spaces of its label', () => {
  expect(plainNumber(' 0034 0434.1610-9404 2557 ')).toBe('00340434161094042557');
  expect(plainNumber('zu9sylbv')).toBe('ZU9SYLBV');
});

it('a parcel’s page is the given one, or that of its service', () => {
  const none = { carrier: null, number: null, link: null };
  expect(trackingUrlOf(none)).toBeNull();
  expect(trackingUrlOf({ ...none, number: 'A1' })).toBeNull();
  expect(trackingUrlOf({ ...none, link: 'https://parcel.example/1' })).toBe(
    'https://parcel.example/1',
  );
  for (const carrier of CARRIERS)
    expect(trackingUrlOf({ carrier, number: '123', link: null })).toMatch(/^https:.*123$/);
});
