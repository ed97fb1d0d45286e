import { describe, expect, it } from 'vitest';
import { metaDescription, splitLead } from './lead.ts';

describe('splitLead', () => {
  it('cuts behind the first sentence', () => {
    expect(splitLead('Eins. Zwei. Drei.')).toEqual({ lead: 'Eins.', rest: 'Zwei. Drei.' });
    expect(splitLead('Nur einer')).toEqual({ lead: 'Nur einer', rest: '' });
  });
});

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
