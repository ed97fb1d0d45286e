import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limitKey } from './client-address.ts';
import { createLimits, LIMITS } from './limits.ts';
import { TokenBuckets } from './token-buckets.ts';

describe('token buckets', () => {
  test('allow a burst, then the rate', () => {
    const buckets = new TokenBuckets({ burst: 2, perMinute: 60 });
    expect([buckets.take('a', 0), buckets.take('a', 0)]).toEqual([0, 0]);
    expect(buckets.take('a', 0)).toBeCloseTo(1);
    expect(buckets.take('b', 0)).toBe(0);
    expect(buckets.take('a', 500)).toBeCloseTo(0.5);
    expect(buckets.take('a', 1000)).toBe(0);
  });

  test('never allow more than burst and rate, at any timing', () => {
    const waits = fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 200 });
    fc.assert(
      fc.property(waits, (steps) => {
        const buckets = new TokenBuckets({ burst: 5, perMinute: 30 });
        let now = 0;
        let taken = 0;
        for (const step of steps) {
          now += step;
          if (buckets.take('a', now) === 0) taken++;
        }
        expect(taken).toBeLessThanOrEqual(5 + Math.floor(now / 2_000 + 1e-6));
      }),
    );
  });

  test('are bounded in size and keep the keys in use', () => {
    const buckets = new TokenBuckets({ burst: 1, perMinute: 1 }, 100);
    let largest = 0;
    for (let n = 0; n < 1_000; n++) {
      buckets.take(`key ${n}`, n);
      buckets.take('busy', n);
      largest = Math.max(largest, buckets.size);
    }
    expect(largest).toBe(100);
    // The newest half of the keys is always kept.
    for (let n = 951; n < 1_000; n++) expect(buckets.take(`key ${n}`, 1_000)).toBeGreaterThan(0);
    expect(buckets.take('busy', 1_000)).toBeGreaterThan(0);
  });

  test('tolerate a clock that goes back', () => {
    const buckets = new TokenBuckets({ burst: 1, perMinute: 60 });
    expect(buckets.take('a', 10_000)).toBe(0);
    expect(buckets.take('a', 0)).toBeGreaterThan(0);
    expect(buckets.take('a', 1_000)).toBe(0);
  });
});

test('limits are counted separately', () => {
  const limits = createLimits(() => 0);
  for (let n = 0; n < LIMITS.contact.burst; n++) expect(limits.take('contact', 'a')).toBe(0);
  expect(limits.take('contact', 'a')).toBeGreaterThan(0);
  expect(limits.take('newsletter', 'a')).toBe(0);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the limit key of %s is %s', (address, key) => {
  expect(limitKey(address)).toBe(key);
});
