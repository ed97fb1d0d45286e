import { describe, expect, test } from 'vitest';
import { figure, result, table } from './result.ts';

const input = {
  metric: 'page',
  value: 960,
  unit: 'req/s',
  reference: { label: 'bare', value: 1000 },
};

describe('result', () => {
  test('has the aim as text and whether it was met', () => {
    expect(result({ ...input, ratioAtLeast: 0.95 })).toMatchObject({
      ratio: 0.96,
      aim: 'ratio ≥ 0.95',
      met: true,
    });
    expect(result({ ...input, ratioAtMost: 0.9 }).met).toBe(false);
    expect(result({ ...input, atMost: 960 })).toMatchObject({ aim: '≤ 960 req/s', met: true });
  });

  test('figures keep three digits', () => {
    expect(figure(12345.6)).toBe('12,346');
    expect(figure(64.36)).toBe('64.4');
    expect(figure(0.01234)).toBe('0.0123');
    expect(figure(Number.NaN)).toBe('–');
  });

  test('the table has a line per result below the header', () => {
    const lines = table([result({ ...input, ratioAtLeast: 0.95 })]).split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^page +960 req\/s +1,000 req\/s \(bare\) +0.96 +ratio ≥ 0.95 +met$/);
  });
});
