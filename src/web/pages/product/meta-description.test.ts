import { describe, expect, it } from 'vitest';
import { metaDescription } from './meta-description.ts';

describe('metaDescription', () => {
  it('leaves what fits alone', () =>
    expect(metaDescription('Kurz. Und gut.')).toBe('Kurz. Und gut.'));

  it('keeps whole sentences', () => {
    const first = `${'a'.repeat(100)}.`;
    expect(metaDescription(`${first} ${'b'.repeat(100)}.`)).toBe(first);
  });

  it('cuts one long sentence at a word', () => {
    const text = metaDescription(`${'wort '.repeat(60)}.`);
    expect(text).toMatch(/^(wort )+…$/);
    expect(text.length).toBeLessThanOrEqual(160);
  });
});
