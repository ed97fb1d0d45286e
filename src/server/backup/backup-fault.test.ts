import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBackupFault } from './backup-fault.ts';

const HOUR_MS = 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 26, 8);
const ago = (hours: number) => new Date(now - hours * HOUR_MS);
const key = { recipient: 'age1x', signer: 'ELVARE-SIGNER-1', confirmedAt: ago(100) };
const shop = { isLive: false, signer: 'ELVARE-SIGNER-1', now };
const good = (hours: number, tookMs = 1000) => ({ startedAt: ago(hours), tookMs });

describe('the owner hears', () => {
  it.each<[string, object | null, number | null, object, string | null]>([
    ['nothing of a demo without a key', null, null, {}, null],
    ['of a live shop without one', null, null, { isLive: true }, 'no_key'],
    ['nothing of last night’s backup', {}, 25, {}, null],
    ['of one that is missing', {}, 27, {}, 'old'],
    ['nothing of a live shop’s last hours', {}, 5, { isLive: true }, null],
    ['of a live shop’s that are missing', {}, 7, { isLive: true }, 'old'],
    ['of a first one that was never made', {}, null, {}, 'old'],
    ['nothing while the first one is due', { confirmedAt: ago(3) }, null, {}, null],
    ['of an older backup, whatever a new key says', { confirmedAt: ago(1) }, 27, {}, 'old'],
    ['of a signing key that changed', {}, 1, { signer: 'other' }, 'no_signer'],
  ])('%s', (_, own, goodHours, asked, fault) => {
    const lastGood = goodHours === null ? null : good(goodHours);
    const state = { key: own && { ...key, ...own }, lastGood };
    expect(findBackupFault(state, { ...shop, ...asked })).toBe(fault);
  });

  it('once 26 hours (live: 6) have passed since the last good one, and from then on until there is another', () => {
    const hours = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(hours, hours, fc.boolean(), (goodHours, laterHours, isLive) => {
        const at = now + laterHours * HOUR_MS;
        const fault = findBackupFault(
          { key, lastGood: good(goodHours) },
          { ...shop, isLive, now: at },
        );
        const age = at - ago(goodHours).getTime();
        expect(fault).toBe(age > (isLive ? 6 : 26) * HOUR_MS ? 'old' : null);
      }),
    );
  });

  it('of a live shop whose backups take long, as late as those are far apart', () => {
    const lastGood = good(15, 8 * 60 * 1000);
    const asked = { ...shop, isLive: true };
    expect(findBackupFault({ key, lastGood }, asked)).toBe(null);
    expect(findBackupFault({ key, lastGood }, { ...asked, now: now + 2 * HOUR_MS })).toBe('old');
  });
});
