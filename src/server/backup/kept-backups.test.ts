import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBackupDue, lastDueAt } from './due-backup.ts';
import { backupName, momentOf } from './format.ts';
import { KEPT, KEPT_WHOLE_MS, keptBackups } from './kept-backups.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const moment = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) })
  .map((at) => new Date(at));
const ageMs = (name: string, now: Date) => now.getTime() - (momentOf(name)?.getTime() ?? 0);
const names = fc.uniqueArray(moment.map(backupName), { maxLength: 80 });

describe('file names', () => {
  it('say their moment, and sort by it', () => {
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        expect(momentOf(backupName(a))).toEqual(a);
        expect(backupName(a) < backupName(b)).toBe(a < b);
      }),
    );
  });

  it.each(['elvare-2026.tar', 'notes.txt', 'elvare-20269923T000000.000Z.tar.zst.age'])(
    '%s is no backup',
    (name) => expect(momentOf(name)).toBeUndefined(),
  );
});

describe('the rule', () => {
  it('keeps 7 days, 4 weeks and 12 months of daily backups', () => {
    const last = Date.UTC(2027, 5, 30, 2);
    const daily = Array.from({ length: 500 }, (_, n) => backupName(new Date(last - n * DAY_MS)));
    const kept = [...keptBackups(daily, new Date(last))].toSorted();
    expect(kept.slice(-7)).toEqual(daily.slice(0, 7).toReversed());
    // Sundays end a week, and the last day ends a month.
    expect(kept).toContain(backupName(new Date(Date.UTC(2027, 5, 13, 2))));
    expect(kept[0]).toBe(backupName(new Date(Date.UTC(2026, 6, 31, 2))));
    expect(kept).toHaveLength(7 + 2 + 11);
  });

  it('thins those of every hour out: two days of them, then one a day', () => {
    const last = Date.UTC(2027, 5, 30, 10);
    const hourly = Array.from({ length: 24 * 30 }, (_, n) =>
      backupName(new Date(last - n * HOUR_MS)),
    );
    const kept = [...keptBackups(hourly, new Date(last))].toSorted();
    expect(kept.slice(-48)).toEqual(hourly.slice(0, 48).toReversed());
    // The rest of 7 days, 4 weeks and 2 months.
    expect(kept).toHaveLength(48 + 4 + 2 + 1);
  });

  it('keeps the newest, never more than its sum, and nothing that is no backup', () => {
    fc.assert(
      fc.property(names, moment, (given, now) => {
        const kept = keptBackups([...given, 'notes.txt'], now);
        const newest = given.toSorted().at(-1);
        if (newest !== undefined) expect(kept).toContain(newest);
        const young = given.filter((name) => ageMs(name, now) < KEPT_WHOLE_MS);
        for (const name of young) expect(kept).toContain(name);
        const most = KEPT.days + KEPT.weeks + KEPT.months + young.length;
        expect(kept.size).toBeLessThanOrEqual(most);
        for (const name of kept) expect(given).toContain(name);
      }),
    );
  });

  it('changes nothing when it is asked again, and takes back nothing when one is added', () => {
    fc.assert(
      fc.property(names, moment, moment, (given, added, now) => {
        const kept = keptBackups(given, now);
        expect(keptBackups([...kept], now)).toEqual(kept);
        const later = keptBackups([...kept, backupName(added)], now);
        for (const name of later) expect([...kept, backupName(added)]).toContain(name);
      }),
    );
  });
});

it('a nightly backup is due at two in the morning, UTC', () => {
  expect(lastDueAt(Date.UTC(2026, 10, 23, 1, 59))).toBe(Date.UTC(2026, 10, 22, 2));
  expect(lastDueAt(Date.UTC(2026, 10, 23, 2))).toBe(Date.UTC(2026, 10, 23, 2));
});

describe('a live shop', () => {
  const startedAt = new Date(Date.UTC(2026, 10, 23, 8, 59));
  const due = (tookMs: number, hours: number) =>
    isBackupDue({ startedAt, tookMs }, true, Date.UTC(2026, 10, 23, 9) + (hours - 1) * HOUR_MS);

  it('backs up in every hour of the clock, however its timer drifts', () => {
    expect(isBackupDue({ startedAt, tookMs: 600 }, true, startedAt.getTime() + 1)).toBe(false);
    expect(due(600, 1)).toBe(true);
    expect(due(15_000, 1)).toBe(true);
    expect(isBackupDue({ startedAt, tookMs: 600 }, false, startedAt.getTime() + 9 * HOUR_MS)).toBe(
      false,
    );
  });

  it('spends a hundredth of its time on it, and misses no night', () => {
    const minutes = fc.integer({ min: 1, max: 600 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 17 }), (long, hours) => {
        expect(due(long * 60_000, hours)).toBe(hours >= Math.ceil((long * 100) / 60));
        expect(due(long * 60_000, 18)).toBe(true);
      }),
    );
  });
});
