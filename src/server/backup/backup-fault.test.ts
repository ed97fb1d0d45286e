import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBackupFault, LONGEST_WITHOUT_MS } from './backup-fault.ts';

const HOUR_MS = 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 26, 8);
const ago = (hours: number) => new Date(now - hours * HOUR_MS);
const key = { recipient: 'age1x', signer: 'ELVARE-SIGNER-1', confirmedAt: ago(100) };
const shop = { isLive: false, signer: 'ELVARE-SIGNER-1', now };
const good = (hours: number) => ({ startedAt: ago(hours) });

describe('the owner hears', () => {
  it.each([
    ['nothing of a demo without a key', { key: null, lastGood: null }, shop, null],
    [
      'of a live shop without one',
      { key: null, lastGood: null },
      { ...shop, isLive: true },
      'no_key',
    ],
    ['nothing of last night’s backup', { key, lastGood: good(25) }, shop, null],
    ['of one that is missing', { key, lastGood: good(27) }, shop, 'old'],
    ['of a first one that was never made', { key, lastGood: null }, shop, 'old'],
    [
      'nothing while the first one is due',
      { key: { ...key, confirmedAt: ago(3) }, lastGood: null },
      shop,
      null,
    ],
    [
      'of an older backup, whatever a new key says',
      { key: { ...key, confirmedAt: ago(1) }, lastGood: good(27) },
      shop,
      'old',
    ],
    [
      'of a key from before backups were signed',
      { key: { ...key, signer: null }, lastGood: good(1) },
      shop,
      'no_signer',
    ],
    [
      'of a signing key that changed',
      { key, lastGood: good(1) },
      { ...shop, signer: 'other' },
      'no_signer',
    ],
  ] as const)('%s', (_, state, asked, fault) => {
    expect(findBackupFault(state, asked)).toBe(fault);
  });

  it('once 26 hours have passed since the last good one, and from then on until there is another', () => {
    const hours = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(hours, hours, fc.boolean(), (goodHours, laterHours, isLive) => {
        const at = now + laterHours * HOUR_MS;
        const fault = findBackupFault(
          { key, lastGood: good(goodHours) },
          { ...shop, isLive, now: at },
        );
        const age = at - ago(goodHours).getTime();
        expect(fault).toBe(age > LONGEST_WITHOUT_MS ? 'old' : null);
      }),
    );
  });
});
